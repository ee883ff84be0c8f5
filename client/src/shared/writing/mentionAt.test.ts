import { mentionAt } from "./mentionAt";

/** The cursor is at `|`. */
const at = (text: string) => mentionAt(text.replace("|", ""), text.indexOf("|"));

describe("a name that is being typed", () => {
  it.each([
    ["@|", { start: 0, typed: "" }],
    ["Hi @am|", { start: 3, typed: "am" }],
    ["Hi @am|ihan", { start: 3, typed: "am" }],
    ["Hi @Amihan Cr|", { start: 3, typed: "Amihan Cr" }],
    ["(@am|)", { start: 1, typed: "am" }],
    ["谢谢，@山|", { start: 3, typed: "山" }],
    ["**@am|**", { start: 2, typed: "am" }],
    ["one\n@am|", { start: 4, typed: "am" }],
  ])("is found in %s", (text, expected) => expect(at(text)).toEqual(expected));

  it.each([
    ["Hi |@am"],
    ["amihan@example|.org"],
    ["https://example.org/@am|"],
    ["@ am|"],
    ["@am\n|"],
    ["@@|"],
    ["@one two three four five|"],
    [`@${"a".repeat(41)}|`],
  ])("is not found in %s", (text) => expect(at(text)).toBeNull());
});
