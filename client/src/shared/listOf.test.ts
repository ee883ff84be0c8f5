import { listOf, partsOfList } from "./listOf";

it.each([
  [[], ""],
  [["Art"], "Art"],
  [["Art", "Music"], "Art and Music"],
  [["Art", "Music", "Maths"], "Art, Music and Maths"],
])("lists %j as %j", (words, list) => {
  expect(listOf(words)).toBe(list);
  expect(
    partsOfList(words)
      .map(({ value }) => value)
      .join(""),
  ).toBe(list);
});
