import { initialsOf } from "./initials";

describe("initialsOf", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["  maría del   carmen ", "MC"],
    ["Q", "Q"],
    ["(Bob) Jones", "BJ"],
    ["👩‍🔬 Tuğçe", "👩‍🔬T"],
    ["ليلى", "ل"],
    ["…", "?"],
    ["e\u0301va 1️⃣ b\u0302ob", "ÉB\u0302"],
    ["नमस्ते 한글", "न한"],
  ])("gives %s the letters %s", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
