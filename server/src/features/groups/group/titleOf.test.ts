import { titleOf } from "./titleOf";

describe("titleOf", () => {
  it.each([
    ["Linear algebra\nTuesdays", "Linear algebra"],
    ["**Linear** _algebra_\nTuesdays", "Linear algebra"],
    ["- [Linear algebra](https://example.org)\n- and more", "Linear algebra"],
    ["```\nx = 1\n```", "x = 1"],
    ["", ""],
  ])("D8 of %j is the first line without markup", (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it("is cut between words, or after the first sentence", () => {
    expect(titleOf(`Who reads about ferments? ${"I have jars. ".repeat(12)}`)).toBe("Who reads about ferments?");
    expect(titleOf("one two three four five ".repeat(12))).toMatch(/ \w+…$/);
  });
});
