import { assert, assertEquals, assertMatch } from "@std/assert";
import { join, resolve } from "@std/path";
import fc from "fast-check";
import { filesOf, versionsOf } from "../../../../../lib/contest/store/versions.ts";
import { readProgram } from "../../../../../lib/server/contest/api/sent_program.ts";
import {
  type Calling,
  type Desk,
  fileHeader,
  formOf,
  LIMITS,
  rawForm,
  withDesk,
} from "./api_desk.ts";

const FORM = { "content-type": "multipart/form-data; boundary=B" };
/** What is read at most: the limit, and what a form weighs. */
const MOST_BYTES = LIMITS.bytes + 64 * 1024 + LIMITS.files * 1024;

async function send({ anna, call }: Desk, calling: Omit<Calling, "token">) {
  return await call("/api/author/versions", { ...calling, method: "POST", token: anna.token });
}

async function assertNothingCame({ anna, contest, kept }: Desk): Promise<void> {
  assertEquals(await kept(), []);
  assertEquals(versionsOf(contest, anna.entry.id), []);
}

Deno.test("of a stream without end only so much is read as may come", async () => {
  await withDesk(async (desk) => {
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    const answer = await send(desk, { headers: FORM, body });
    assertEquals([answer.status, answer.code], [413, "TOO_LARGE"]);
    assertMatch(answer.message, /19 KB/);
    assert(sent > MOST_BYTES && sent <= MOST_BYTES + 3000, `${sent}`);
    assert(isCancelled);
    await assertNothingCame(desk);
  });
});

Deno.test("a body that says how long it is is not read if that is too long", async () => {
  await withDesk(async (desk) => {
    let isRead = false;
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
    for (const length of [String(MOST_BYTES + 1), "9".repeat(30), "Infinity", "1e99"]) {
      const headers = { ...FORM, "content-length": length };
      assertEquals((await send(desk, { headers, body })).status, 413, length);
      assert(!isRead);
    }
  });
});

Deno.test("what Content-Length says too little does not help", async () => {
  await withDesk(async (desk) => {
    for (const length of ["0", "-5", "10", "many", ""]) {
      const headers = { ...FORM, "content-length": length };
      const body = new Uint8Array(MOST_BYTES + 1);
      assertEquals((await send(desk, { headers, body })).code, "TOO_LARGE", length);
    }
    await assertNothingCame(desk);
  });
});

Deno.test("a body in pieces of one byte costs no more memory than its bytes", async () => {
  await withDesk(async (desk) => {
    const { body, headers = {} } = rawForm([{ headers: fileHeader("main.ts"), body: "hello" }]);
    const bytes = new TextEncoder().encode(String(body));
    const pieces = ReadableStream.from(Array.from(bytes, (byte) => new Uint8Array([byte])));
    assertEquals((await send(desk, { headers, body: pieces })).status, 201);
  });
});

Deno.test("10,000 parts are refused before anything is made of them", async () => {
  await withDesk(async (desk) => {
    const parts = Array.from({ length: 10_000 }, () => "--B\r\n\r\n\r\n").join("\r\n");
    const answer = await send(desk, { headers: FORM, body: `${parts}\r\n--B--` });
    assertEquals(answer.code, "TOO_LARGE");
  });
  await withDesk(async (desk) => {
    const parts = Array.from({ length: 10_000 }, () => "--B\r\n\r\n").join("\r\n");
    const answer = await send(desk, { headers: FORM, body: `${parts}\r\n--B--` });
    assertEquals([answer.status, answer.code], [413, "TOO_MANY_FILES"]);
    await assertNothingCame(desk);
  }, { limits: { bytes: 500_000, files: 10, perHour: 5 } });
});

Deno.test("names that lead elsewhere, or that no disk takes, are refused with a sentence", async () => {
  const names = [
    ...["../main.ts", "a/../../main.ts", "..", ".", "./main.ts", "a/./b.ts", "a/..", "bot/../../x"],
    ...["/etc/passwd", "//host/share/x", "C:/x", "c:x", "bot/C:/x", "\\\\host\\x", "..\\x", "a\\b"],
    ...["a//b", "a/", "/", " /../x", "a\tb", "a\u202eb.ts", "a\u200bb", "a\u0085b"],
    ...["x".repeat(10_000), "x/".repeat(5000) + "x", `${"x".repeat(256)}.ts`, "é".repeat(150)],
    ...["a%0d%0ab", "a%22b", "a%0Ab"],
  ];
  await withDesk(async (desk) => {
    for (const name of names) {
      for (const others of [[], ["bot/other.ts"], ["../other.ts"], ["/etc/other.ts"]]) {
        const parts = [name, ...others].map((one) => ({ headers: fileHeader(one), body: "x" }));
        const answer = await send(desk, rawForm(parts));
        assertEquals([answer.status, answer.code], [400, "PATH"], JSON.stringify([name, others]));
        assert(answer.message.length < 400);
        assert(!/[\p{Cc}\u202e]/u.test(answer.message));
      }
    }
    await assertNothingCame(desk);
  });
});

Deno.test("NUL, line ends and other headers in names spoil the form and set nothing", async () => {
  const lines = [
    fileHeader("a\0b.ts"),
    fileHeader("a\nb.ts"),
    fileHeader("a\rb.ts"),
    `${fileHeader("a")}\r\nContent-Disposition: form-data; name="command"`,
    "Content-Type: text/plain",
    "Content-Disposition: attachment; filename=x",
    "",
  ];
  await withDesk(async (desk) => {
    for (const headers of lines) {
      const answer = await send(desk, rawForm([{ headers, body: "x" }]));
      assertEquals(answer.status, 400, JSON.stringify(headers));
    }
    const injected = fileHeader('main.ts"\r\nSet-Cookie: x=1\r\nX-Other: "y');
    const answer = await send(desk, rawForm([{ headers: injected, body: "x" }]));
    assertEquals([answer.headers.get("set-cookie"), answer.headers.get("x-other")], [null, null]);
  });
});

Deno.test("a form that is cut off, or has more or less in it than its parts, is refused whole", async () => {
  const whole = String(rawForm([{ headers: fileHeader("main.ts"), body: "hello" }]).body);
  const bodies = [
    ...Array.from({ length: whole.length - 2 }, (_, length) => whole.slice(0, length)),
    `preamble\r\n${whole}`,
    `${whole}epilogue`,
    whole + whole,
    "--B--\r\n",
    "",
  ];
  await withDesk(async (desk) => {
    for (const body of bodies) {
      const answer = await send(desk, { headers: FORM, body });
      assertEquals([answer.status, answer.code], [400, "FORM"], JSON.stringify(body));
    }
    await assertNothingCame(desk);
    assertEquals((await send(desk, { headers: FORM, body: whole.trimEnd() })).status, 201);
  });
});

Deno.test("boundaries that are none, too long or strange are refused", async () => {
  const types = [
    ...[
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/form-data; boundary=a b",
    ],
    ...[`multipart/form-data; boundary=${"x".repeat(71)}`, 'multipart/form-data; boundary="a'],
    ...["multipart/mixed; boundary=B", "multipart/form-data; charset=x; boundary=B", "text/plain"],
  ];
  await withDesk(async (desk) => {
    for (const type of types) {
      const { body } = rawForm([{ headers: fileHeader("main.ts"), body: "x" }]);
      const answer = await send(desk, { headers: { "content-type": type }, ...(body && { body }) });
      assertEquals([answer.status, answer.code], [415, "TYPE"], type);
    }
  });
});

Deno.test("zips, huge lines and broken UTF-8 are bytes like others", async () => {
  await withDesk(async (desk) => {
    const { anna, contest } = desk;
    const form = formOf({ "main.ts": "x" });
    const bytes = new Uint8Array(10_000).map((_, index) => index * 7);
    form.append("file", new File(["PK\x03\x04", bytes], "bomb.zip"));
    form.append("file", new File([new Uint8Array([13, 10, 45, 45, 13, 10, 255, 254])], "odd.bin"));
    assertEquals((await send(desk, { body: form })).status, 201);
    const sizes = filesOf(contest, versionsOf(contest, anna.entry.id)[0]?.id ?? 0)
      .map(({ path, size }) => [path, size]);
    assertEquals(sizes, [["bomb.zip", 10_004], ["main.ts", 1], ["odd.bin", 8]]);
  });
});

/** Bits of which hostile names are made, and any others. */
const NAME = fc.array(
  fc.oneof(
    fc.constantFrom(
      "..",
      ".",
      "/",
      "\\",
      "a",
      "main.ts",
      "%2e",
      "%2f",
      "C:",
      "\0",
      '"',
      ";",
      "~",
      " ",
    ),
    fc.string({ unit: "binary", maxLength: 4 }),
  ),
  { maxLength: 6 },
).map((bits) => bits.join(""));

Deno.test("whatever files are called, those that are taken lie below the program's folder", async () => {
  const folder = resolve("/program");
  await fc.assert(
    fc.asyncProperty(fc.array(NAME, { minLength: 1, maxLength: 4 }), async (names) => {
      for (const path of await pathsTaken(names)) {
        const target = join(folder, ...path.split("/"));
        assert(target.startsWith(`${folder}/`) && target.length > folder.length + 1, path);
        assert(!/[\0\\\r\n]/.test(path), path);
      }
    }),
  );
});

Deno.test("a file is kept by the name that it has, or refused: forms lose nothing in silence", async () => {
  const name = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
  const tricky = fc.array(
    fc.constantFrom(
      "a",
      "b",
      ";",
      "=",
      '"',
      "'",
      "\\",
      "%",
      "22",
      "0D",
      ",",
      " ",
      "é",
      "/",
      "\n",
      "*",
    ),
    { minLength: 1, maxLength: 8 },
  ).map((bits) => bits.join(""));
  await fc.assert(fc.asyncProperty(fc.oneof(name, tricky), async (name) => {
    const sent = `${name}`.toWellFormed();
    // Two folders, so that none goes.
    const paths = await pathsTaken([`one/${sent}`, "main.ts"]);
    if (paths.length > 0) assertEquals(paths.toSorted(), [`one/${sent}`, "main.ts"].toSorted());
  }));
});

/** The paths under which files of these names are taken; empty: they are refused. */
async function pathsTaken(names: readonly string[]): Promise<readonly string[]> {
  const form = new FormData();
  form.append("command", "");
  for (const name of names) form.append("file", new File(["x"], name));
  const response = new Response(form);
  const boundary = /boundary=(.*)$/.exec(response.headers.get("content-type") ?? "")?.[1] ?? "";
  try {
    const { files } = await readProgram(await response.bytes(), boundary, LIMITS);
    return files.map(({ path }) => path);
  } catch (error) {
    if (error instanceof Error && error.name === "Refusal") return [];
    throw error;
  }
}
