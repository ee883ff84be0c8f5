import { textAfterName } from "./textAfterName";

describe("M45 the first message below the name of its group", () => {
  it.each([
    ["Linear algebra, Tuesdays", "Linear algebra, Tuesdays", ""],
    ["Inks", "  Inks\n\nBring paper.\nAnd water.", "Bring paper.\nAnd water."],
    ["مجموعة للقراءة", "مجموعة للقراءة\nكل يوم", "كل يوم"],
    ["Who reads?", "Who reads? I have jars.\nAnd salt.", "I have jars.\nAnd salt."],
    ["What we read", "What we read: books", "books"],
    ["Study group", "", ""],
  ])("%j does not repeat it: %j", (name, text, rest) => {
    expect(textAfterName(name, text)).toBe(rest);
  });

  it("goes on after a name that was cut, between words or within one", () => {
    expect(textAfterName("one two…", "one two three")).toBe("…\u2060three");
    expect(textAfterName(`${"x".repeat(80)}…`, "x".repeat(100))).toBe(`…\u2060${"x".repeat(20)}`);
  });

  it.each([
    ["Friday finish", "Who finishes on Friday?"],
    ["Friday", "Fridays are for reading"],
    ["Ferments", "[Ferments](https://example.org)\nBring jars"],
    ["let a;", "```js\nlet a;\n```"],
    ["Ferments Ferments…", `**${"Ferments ".repeat(20)}here**`],
  ])("is whole where the name %j says something else: %j", (name, text) => {
    expect(textAfterName(name, text)).toBe(text);
  });

  it.each([
    ["Ferments for all", "**Ferments** for _all_\nBring jars", "Bring jars"],
    ["jars", "- jars\n- salt", "- salt"],
  ])("leaves out a first line with markup that the name %j says", (name, text, rest) => {
    expect(textAfterName(name, text)).toBe(rest);
  });
});
