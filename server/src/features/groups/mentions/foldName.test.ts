import { nameBegins, foldName } from "./foldName";

describe("W3 a name", () => {
  it.each([
    ["Ada Lovelace", "ada"],
    ["Ada Lovelace", "LOVE"],
    ["Ada Lovelace", "ada lo"],
    ["Émilie du Châtelet", "chat"],
    ["Łukasz Żak", "lukasz z"],
    ["Jean-Luc", "luc"],
    ["أَحمد", "أحمد"],
    ["山田太郎", "山田"],
    ["Ｆｕｌｌ width", "full"],
  ])("%s is found by %s", (name, text) => {
    expect(nameBegins(name, foldName(text))).toBe(true);
  });

  it.each([
    ["Ada Lovelace", "lace"],
    ["Ada Lovelace", "da"],
    ["がく", "か"],
    ["Bo", "bob"],
  ])("%s is not found by %s", (name, text) => {
    expect(nameBegins(name, foldName(text))).toBe(false);
  });
});
