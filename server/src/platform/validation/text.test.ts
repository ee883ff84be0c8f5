import { MaxLength, validate } from "class-validator";
import { fieldMessages } from "../messages";
import { hasVisibleText, isolate, toLine } from "./text";
import { IsFilled, MayBeEmpty, orNull } from "./validation";

const invisible = [
  "\u2800",
  "\u2800 \u2800",
  "\u115f",
  "\uffa0",
  "\u{e0041}",
  "",
  " \n\t",
  "\u00a0",
  "\u200b",
  "\u2060\ufe0f",
  "\u3164",
  "\u00ad",
  "\u0085",
];
const visible = ["a", " é ", "\u200fعلم", "👩‍💻", "1\u20e3", "\u0301"];

class Filled {
  @IsFilled(fieldMessages.invalid({ field: "text" }))
  text: unknown;

  @MaxLength(0)
  @MayBeEmpty()
  note: unknown;
}

const errors = async (text: unknown, note: unknown) =>
  (await validate(Object.assign(new Filled(), { text, note }))).map(({ property }) => property);

describe("A text that nobody sees", () => {
  it.each(invisible)("is none: %j", async (text) => {
    expect(hasVisibleText(text)).toBe(false);
    expect(orNull(text)).toBeNull();
    expect(await errors(text, text)).toEqual(["text"]);
  });

  it.each(visible)("has a visible character: %j", async (text) => {
    expect(hasVisibleText(text)).toBe(true);
    expect(orNull(text)).toBe(text);
    expect(await errors(text, text)).toEqual(["note"]);
  });

  it.each([null, undefined, 7, ["a"]])("is not %j either", async (value) => {
    expect(await errors(value, null)).toEqual(["text"]);
  });
});

describe("A text of one line", () => {
  it("has spaces for line breaks", () => {
    expect(toLine("\n Chapter 3,\r\n\tthen  exercises\u2028")).toBe("Chapter 3, then exercises");
  });

  it.each([
    ["Zoe\u0308", "Zo\u00eb"],
    ["You won\n\nhttps://evil.test", "You won https://evil.test"],
    ["\u202eadA\u202c \u2066x\u2069", "adA x"],
    ["A\u200bd\u00ada\u2060\ufeff", "Ada"],
    ["\u2800\u3164\uffa0\u115f\u{e0041}\ufe0f", ""],
    ["a\u0007\u0085b\u2800c", "a b c"],
    ["x\u200d\u200d\u200d", "x\u200d"],
    ["a \ufe0fb\ufff9c", "a bc"],
  ])("N9 keeps nothing invisible, nor what turns the direction: %j", (typed, line) => {
    expect(toLine(typed)).toBe(line);
    expect(toLine(line)).toBe(line);
    expect(hasVisibleText(typed)).toBe(line !== "");
  });

  it.each([
    "👩\u200d💻 ❤\ufe0f\u200d🔥 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3",
    "می\u200cخواهم",
    "عَلَّمَ שָׁלוֹם \u200fabc",
    "\u0915\u094d\u200d\u0937 ன்\u200c",
    "ᄀ\u1160 葛\u{e0100}",
    "Nguyễn Jürgen 李小龍 Ὀδυσσεύς",
    "x\u0301\u0302",
  ])("N9 keeps what scripts and emoji need: %j", (text) => {
    expect(toLine(text)).toBe(text.normalize("NFC"));
    expect(hasVisibleText(text)).toBe(true);
  });

  it("N9 is isolated in a sentence where it could turn it", () => {
    expect([isolate("Zoë “Z” O’Neill-3"), isolate("עדה\u202e\n!")]).toEqual(["Zoë “Z” O’Neill-3", "\u2068עדה !\u2069"]);
  });
});
