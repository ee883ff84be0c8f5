import { readInterests, toggleInterest, writeInterests } from "./interestFilter";

describe("readInterests", () => {
  it("reads a list in any case and order, and forgets what it does not know", () => {
    expect(readInterests(new URLSearchParams("interests=Art,coding,,nonsense,art"))).toEqual(["CODING", "ART"]);
  });

  it("finds none in an address that asks for none", () => {
    expect(readInterests(new URLSearchParams(""))).toEqual([]);
  });
});

describe("writeInterests", () => {
  it("comes back from the address as it was", () => {
    expect(readInterests(writeInterests(["PHYSICS", "FINANCE"]))).toEqual(["FINANCE", "PHYSICS"]);
  });

  it("leaves a clean address when nothing is chosen", () => {
    expect(writeInterests([]).toString()).toBe("");
  });
});

describe("toggleInterest", () => {
  it("adds, and takes away again", () => {
    expect(toggleInterest(["ART"], "CODING")).toEqual(["ART", "CODING"]);
    expect(toggleInterest(["ART", "CODING"], "ART")).toEqual(["CODING"]);
  });
});
