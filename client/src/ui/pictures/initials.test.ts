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
  ])("gives %s the letters %s", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
