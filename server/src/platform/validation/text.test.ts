import { MaxLength, validate } from "class-validator";
import { fieldMessages } from "../messages";
import { hasVisibleText, toLine } from "./text";
import { IsFilled, MayBeEmpty, orNull } from "./validation";

const invisible = ["", " \n\t", "\u00a0", "\u200b", "\u2060\ufe0f", "\u3164", "\u00ad", "\u0085"];
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
});
