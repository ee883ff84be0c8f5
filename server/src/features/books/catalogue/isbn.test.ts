import { isValidIsbn10, isValidIsbn13, toIsbn13 } from "./isbn";

describe("isValidIsbn10", () => {
  it.each(["0306406152", "080442957X", "0201633612"])("accepts %s as a bookseller prints it", (isbn) => {
    expect(isValidIsbn10(isbn)).toBe(true);
  });

  it.each(["0306406153", "0804429570", "X804429570", "030640615", "0-306-40615-2", "080442957x", ""])(
    "turns away %j, which no bookseller could look up",
    (isbn) => {
      expect(isValidIsbn10(isbn)).toBe(false);
    },
  );

  it("notices any two neighbouring digits that a typist swapped", () => {
    const swapped = [..."0306406152"].map((_, at) => swapNeighbours("0306406152", at)).filter((isbn) => isbn !== null);

    expect(swapped.length).toBeGreaterThan(5);
    expect(swapped.filter(isValidIsbn10)).toEqual([]);
  });
});

describe("isValidIsbn13", () => {
  it.each(["9780306406157", "9780804429573", "9791032305690"])("accepts %s", (isbn) => {
    expect(isValidIsbn13(isbn)).toBe(true);
  });

  it.each(["9780306406158", "978030640615", "97803064061570", "978-0306406157", "978030640615X", ""])(
    "turns away %j",
    (isbn) => {
      expect(isValidIsbn13(isbn)).toBe(false);
    },
  );

  it("turns away the bar code of something that is not a book", () => {
    expect(isValidIsbn13("4006381333931")).toBe(false);
  });
});

describe("toIsbn13", () => {
  it("names the same edition the new way", () => {
    expect(toIsbn13("0306406152")).toBe("9780306406157");
    expect(toIsbn13("080442957X")).toBe("9780804429573");
  });

  it("answers null to someone who mistyped", () => {
    expect(toIsbn13("0306406153")).toBeNull();
  });
});

function swapNeighbours(isbn: string, at: number): string | null {
  const [left, right] = [isbn[at], isbn[at + 1]];
  if (left === undefined || right === undefined || left === right) return null;
  return isbn.slice(0, at) + right + left + isbn.slice(at + 2);
}
