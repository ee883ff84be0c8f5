import { coverLook } from "./coverLook";

const book = (id: string) => ({ id, title: "Stars for Beginners", categories: ["Astronomy"] });

describe("M52 coverLook", () => {
  it("draws the same book the same way every time", () => {
    expect(coverLook(book("b1"))).toEqual(coverLook(book("b1")));
  });

  it("draws neighbours on a shelf differently, in their subject's colour and shape", () => {
    const looks = Array.from({ length: 40 }, (_, index) =>
      coverLook(book(`0190a0a0-0000-7000-8000-0000000000${index + 10}`)),
    );

    expect(new Set(looks.map(({ pattern, ground }) => `${pattern} ${ground}`)).size).toBeGreaterThan(10);
    expect(looks.every(({ ground, art }) => [ground, art].includes("interest.physics"))).toBe(true);
    expect(new Set(looks.map(({ shape }) => shape))).toEqual(new Set(["star"]));
  });
});
