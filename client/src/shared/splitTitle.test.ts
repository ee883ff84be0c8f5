import { splitTitle } from "./splitTitle";

describe("M45 the title of a group", () => {
  it.each([
    ["Linear algebra, Tuesdays", "Linear algebra, Tuesdays", ""],
    ["  Inks\n\nBring paper.\nAnd water.", "Inks", "Bring paper.\nAnd water."],
    ["مجموعة للقراءة\nكل يوم", "مجموعة للقراءة", "كل يوم"],
    ["", "", ""],
  ])("of %j is its first line", (text, title, rest) => {
    expect(splitTitle(text)).toEqual({ title, rest });
  });

  it("is the first sentence of a long line", () => {
    const text = `Who wants to read about ferments? ${"I have jars. ".repeat(12)}`;

    expect(splitTitle(text)).toEqual({
      title: "Who wants to read about ferments?",
      rest: "I have jars. ".repeat(12).trim(),
    });
  });

  it("is cut between words where there is no sentence, and nothing is lost or said twice", () => {
    const text = "one two three four five ".repeat(12).trim();

    const { title, rest } = splitTitle(text);

    expect(title.length).toBeLessThan(91);
    expect(`${title.slice(0, -1)} ${rest.slice(2)}`).toBe(text);
  });

  it.each(["", "Hello "])("C21 is cut within a word that has no end, after %j", (start) => {
    const text = start + "x".repeat(300);

    const { title, rest } = splitTitle(text);

    expect(title).toHaveLength(81);
    expect(rest).toBe(`…\u2060${text.slice(80)}`);
  });

  it.each([
    ["**Ferments** for _all_\nBring jars", "Ferments for all", "Bring jars"],
    ["- jars\n- salt", "jars", "- salt"],
    ["[Ferments](https://example.org)\nBring jars", "Ferments", "[Ferments](https://example.org)\nBring jars"],
    ["```js\nlet a;\n```", "let a;", "```js\nlet a;\n```"],
  ])("of %j has no markup, and the rest misses nothing", (text, title, rest) => {
    expect(splitTitle(text)).toEqual({ title, rest });
  });

  it("leaves the markup of a long line to the rest", () => {
    const text = `**${"Ferments ".repeat(20)}here**`;

    expect(splitTitle(text).title).toMatch(/^Ferments .*…$/);
    expect(splitTitle(text).rest).toBe(text);
  });
});
