import { assertEquals } from "@std/assert";
import { openPage } from "./player/page.ts";

Deno.test("a button that does nothing now keeps the focus: it is marked, not disabled", async () => {
  const page = await openPage();
  const { Button } = await import("../../../web/ui/button.tsx");
  const presses: string[] = [];
  const show = (isDisabled: boolean) =>
    page.show(
      <Button label="Next" isDisabled={isDisabled} onClick={() => void presses.push("next")} />,
    );
  show(false);
  page.click(page.button("Next"));
  show(true);
  page.click(page.button("Next"));
  assertEquals(presses, ["next"]);
  const button = page.button("Next");
  assertEquals([button.hasAttribute("disabled"), button.getAttribute("aria-disabled")], [
    false,
    "true",
  ]);
  show(false);
  assertEquals(page.button("Next").hasAttribute("aria-disabled"), false);
  page.close();
});

Deno.test("a form's button that does nothing now does not send the form", async () => {
  const page = await openPage();
  const { pressing } = await import("../../../web/ui/press.ts");
  page.show(<button type="submit" {...pressing(undefined, true)}>Send</button>);
  assertEquals(page.send(page.one("button"), "click"), false);
  page.show(<button type="submit" {...pressing(undefined)}>Send</button>);
  assertEquals(page.send(page.one("button"), "click"), true);
  page.close();
});
