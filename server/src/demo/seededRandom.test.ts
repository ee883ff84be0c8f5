import { datesBetween, seededRandom, shuffled } from "./seededRandom";

describe("seededRandom", () => {
  it("repeats itself for the same seed and differs for another", () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));

    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  it("fills the whole range evenly", () => {
    const random = seededRandom(1);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw += 1) tenths[Math.floor(random() * 10)]! += 1;

    tenths.forEach((count) => expect(Math.abs(count - 1000)).toBeLessThan(150));
  });
});

describe("shuffled", () => {
  it("keeps everyone, in another order, and leaves the given list alone", () => {
    const given = Array.from({ length: 30 }, (_, index) => index);

    const result = shuffled(seededRandom(1), given);

    expect(result).not.toEqual(given);
    expect([...result].sort((a, b) => a - b)).toEqual(given);
  });
});

describe("datesBetween", () => {
  it("gives rising dates, after the start and not after the end", () => {
    const range = { start: new Date("2026-01-01T00:00:00Z"), end: new Date("2026-01-02T00:00:00Z") };

    const dates = datesBetween(seededRandom(1), range, 40);

    expect(dates).toHaveLength(40);
    dates.forEach((date, index) => {
      expect(date > (dates[index - 1] ?? range.start)).toBe(true);
      expect(date <= range.end).toBe(true);
    });
  });
});
