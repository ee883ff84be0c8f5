import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(__dirname, "../../../../client/src/pictures");
const names = readdirSync(folder).filter((name) => name.endsWith(".svg"));
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** Each person of a picture as the source of their group; the shapes around them are left out. */
const peopleIn = (picture: string) =>
  picture.split(/(?=<g transform="translate\([-\d. ]+\) scale\([-\d. ]+\)"><g>)/).slice(1);

const skinOf = (person: string) =>
  /<g transform="translate\(225 0\)">(?:<g>)*<path [^>]*fill="(#\w{6})"/.exec(person)?.[1];

describe.each(names)("the picture %s", (name) => {
  it("M48 gives hands the skin of the face", () => {
    const people = peopleIn(read(name));

    expect(people.length).toBeGreaterThan(0);
    for (const person of people) {
      const hands = [...person.matchAll(/data-hand=""[^>]*fill="(#\w{6})"/g)].map(([, color]) => color);
      // The hoodie of the login page hides its hands.
      expect(hands.length).toBeGreaterThan(name === "sign-in-first.svg" ? -1 : 0);
      expect(new Set(hands)).toEqual(new Set(hands.map(() => skinOf(person))));
    }
  });

  it("M47 has no ground of its own, so that it fits both themes", () => {
    expect(read(name)).not.toMatch(/d="M0 0h360v240H0z"|r="(172|270)"/);
  });
});
