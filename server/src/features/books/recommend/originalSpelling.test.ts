import { inSentence } from "./originalSpelling";

describe("D5 a heading in a sentence", () => {
  it.each([
    ["Cookbook", "Three hundred cookbooks in one.", "cookbook"],
    ["Cookbooks", "A cookbook for one pan.", "cookbooks"],
    ["Galaxies", "What a galaxy is made of.", "galaxies"],
    ["Public Speaking", "On speaking to the public.", "public speaking"],
  ])("writes %j small where the description writes it so, in the singular or the plural", (heading, text, expected) => {
    expect(inSentence(heading, text)).toBe(expected);
  });

  it.each([
    ["Greece", "All about Greece and its islands."],
    ["Paris", "A pair of friends walk through Paris."],
    ["Mars", "How a rover came to Mars."],
  ])("leaves the name %j as it is", (heading, text) => {
    expect(inSentence(heading, text)).toBe(heading);
  });
});
