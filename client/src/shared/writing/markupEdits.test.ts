import { editMarkup, type Markup } from "./markupEdits";

/** The text after the edit; brackets ‹› stand at the ends of the selection, before and after. */
function edited(markup: Markup, marked: string): string {
  const start = marked.indexOf("‹");
  const text = marked.replace(/[‹›]/g, "");
  const edit = editMarkup(markup, { text, start, end: marked.indexOf("›") - 1 });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}‹${after.slice(edit.start, edit.end)}›${after.slice(edit.end)}`;
}

describe("editMarkup", () => {
  it.each<[Markup, string, string]>([
    ["strong", "a ‹word› b", "a **‹word›** b"],
    ["strong", "a **‹word›** b", "a ‹word› b"],
    ["strong", "a‹ word › b", "a **‹word›**  b"],
    ["strong", "a wo‹›rd b", "a **‹word›** b"],
    ["strong", "a ‹› b", "a **‹›** b"],
    ["strong", "a **‹›** b", "a ‹› b"],
    ["emphasis", "a **‹word›** b", "a ***‹word›*** b"],
    ["emphasis", "a ***‹word›*** b", "a **‹word›** b"],
    ["strong", "a ***‹word›*** b", "a *‹word›* b"],
    ["strong", "‹- one\n\n> two› three", "‹- **one**\n\n> **two**› three"],
    ["list", "one\nt‹w›o", "one\n- t‹w›o"],
    ["list", "- o‹›ne", "o‹›ne"],
    ["list", "‹›", "- ‹›"],
    ["list", "o‹ne\n\ntw›o", "‹- one\n\n- two›"],
    ["list", "‹- one\n- two›", "‹one\ntwo›"],
    ["quote", "‹one\n> two›", "‹> one\n> > two›"],
    ["code", "run ‹npm test› now", "run `‹npm test›` now"],
    ["code", "run `‹npm test›` now", "run ‹npm test› now"],
    ["code", "run ‹a\nb› now", "run \n```\n‹a\nb›\n```\n now"],
  ])("%s: %j becomes %j", (markup, before, after) => {
    expect(edited(markup, before)).toBe(after);
  });
});
