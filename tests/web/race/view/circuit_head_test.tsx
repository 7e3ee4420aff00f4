/** The head of a circuit's page. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { openPage } from "../../ui/player/page.ts";
import { packCircuit } from "../../../../web/race/model/packed_circuit.ts";
import { MEADOW } from "../samples.ts";
import { CIRCUITS, fakeOutside } from "../store/fake_outside.ts";

/** Title, way back and address of the editor of a page that shows this. */
async function headAt(hash: string, championship?: string) {
  const page = await openPage();
  const { CircuitHead } = await import("../../../../web/race/view/circuit_head.tsx");
  const { createRaceStore } = await import("../../../../web/race/store/race_store.ts");
  const site = { circuits: CIRCUITS, ...(championship === undefined ? {} : { championship }) };
  const store = createRaceStore({
    ...fakeOutside(hash),
    readCircuits: () => Promise.resolve(site),
  });
  await new Promise<void>((resolve) => {
    store.isBusy.subscribe((isBusy) => isBusy || resolve());
  });
  page.show(<CircuitHead store={store} />);
  const back = page.one(".circuit-title a");
  const head = {
    title: page.one("h1").textContent,
    back: [back.getAttribute("href"), back.getAttribute("aria-label")],
    editor: page.one(".wide-tools a").getAttribute("href") ?? "",
  };
  store.dispose();
  page.close();
  return head;
}

Deno.test("from a race of the championship one goes back to it, and the circuit has its owner's name", async () => {
  const track = await packCircuit({ name: "ada.cir", circuit: MEADOW });
  const hash = `#track=${track}&title=Circuit%20of%20Ada&round=2&race=ada`;
  const { back, editor, title } = await headAt(hash, "Spring");
  assertEquals(title, "Circuit of Ada");
  assertEquals(back, ["championship.html#round=2&race=ada", "Championship: Spring"]);
  assertStringIncludes(editor, "&title=Circuit%20of%20Ada");
  assertEquals(editor.includes("race=ada"), false);
});

Deno.test("else one goes back to the circuits: of the site, of no championship, or where there is none", async () => {
  const track = await packCircuit({ name: "ada.cir", circuit: MEADOW });
  const circuits = ["race.html", "All circuits"];
  assertEquals((await headAt("#circuit=meadow", "Spring")).back, circuits);
  assertEquals((await headAt(`#track=${track}`, "Spring")).back, circuits);
  assertEquals((await headAt(`#track=${track}&round=2&race=ada`)).back, circuits);
});
