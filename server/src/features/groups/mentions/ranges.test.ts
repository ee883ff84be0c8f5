import type { StoredMention } from "./Mention";
import { keptMentions, markedPart, renamed } from "./ranges";

const at = (text: string, part: string, userId: string, from = 0): StoredMention => ({
  start: text.indexOf(part, from),
  length: part.length,
  userId,
});
const read = (text: string, mentions: readonly StoredMention[]) =>
  mentions.map((mention) => `${mention.userId}: ${markedPart(text, mention)}`);

describe("W3 the mentions of an edited text", () => {
  it.each([
    [
      "stay where the text before them grew",
      "Hi @Ada and @Bo!",
      "Good morning @Ada and @Bo!",
      ["ada: @Ada", "bo: @Bo"],
    ],
    ["go with their names", "Hi @Ada and @Bo!", "Hi and @Bo!", ["bo: @Bo"]],
    ["follow names that change places", "@Ada, then @Bo", "@Bo, then @Ada", ["bo: @Bo", "ada: @Ada"]],
    ["do not begin a longer word", "@Ada here", "@Adam here", []],
    ["may stand before letters where they did", "@Adaさん", "こんにちは@Adaさん", ["ada: @Ada"]],
    ["stand after emoji and in other scripts", "🎉 @Ada שלום @Bo", "👩‍👩‍👧 🎉 @Ada שלום @Bo", ["ada: @Ada", "bo: @Bo"]],
  ])("%s", (_how, before, after, expected) => {
    const mentions = [at(before, "@Ada", "ada"), ...(before.includes("@Bo") ? [at(before, "@Bo", "bo")] : [])];

    expect(read(after, keptMentions({ text: before, mentions }, after))).toEqual(expected);
  });

  it("are distinguished where one name begins another, and where two members have the same", () => {
    const before = "@Ada, @Ada Lovelace and @Ada";
    const mentions = [at(before, "@Ada", "one"), at(before, "@Ada Lovelace", "two"), at(before, "@Ada", "three", 10)];

    const after = "@Ada Lovelace, @Ada";
    expect(read(after, keptMentions({ text: before, mentions }, after))).toEqual(["two: @Ada Lovelace", "one: @Ada"]);
    expect(keptMentions({ text: before, mentions }, before)).toEqual(mentions);
  });
});

describe("W3 a text that loses a name", () => {
  it("has the other one in each of its places, and keeps the mentions of others", () => {
    const text = "🎉 @Ada and @Bo, @Ada!";
    const mentions = [at(text, "@Ada", "ada"), at(text, "@Bo", "bo"), at(text, "@Ada", "ada", 8)];

    const left = renamed({ text, mentions }, (id) => id === "ada", "Former member");

    expect(left.text).toBe("🎉 @Former member and @Bo, @Former member!");
    expect(read(left.text, left.mentions)).toEqual(["bo: @Bo"]);
    expect(renamed(left, (id) => id === "ada", "Former member")).toEqual(left);
  });
});
