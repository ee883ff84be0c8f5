import { consequenceOf } from "./consequenceOf";

describe("what a change of who may join brings", () => {
  it("B6 is said of requests that are accepted, and of those that are declined", () => {
    expect(consequenceOf("ON_REQUEST", "OPEN", 2)).toMatch(/2 people who asked will join now/);
    expect(consequenceOf("ON_REQUEST", "PRIVATE", 1)).toMatch(/1 request to join will be declined/);
    expect(consequenceOf("ON_REQUEST", "OPEN", 0)).not.toMatch(/asked/);
  });

  it("B6 is said of an old discussion that becomes readable", () => {
    expect(consequenceOf("PRIVATE", "OPEN", 0)).toMatch(/Everyone will be able to read the discussion/);
    expect(consequenceOf("PRIVATE", "ON_REQUEST", 0)).toMatch(/Everyone will be able to see the first message/);
  });

  it("is nothing while nothing changes", () => {
    expect(consequenceOf("OPEN", "OPEN", 3)).toBeNull();
  });
});
