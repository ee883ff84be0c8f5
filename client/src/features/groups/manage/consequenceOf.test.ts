import { consequenceOf } from "./consequenceOf";

const asked = (waiting: number, free = Infinity) => ({ waiting, free });

describe("what a change of who may join brings", () => {
  it("B6 is said of requests that are accepted, and of those that are declined", () => {
    expect(consequenceOf("ON_REQUEST", "OPEN", asked(2))).toMatch(/2 people who asked will join now/);
    expect(consequenceOf("ON_REQUEST", "PRIVATE", asked(1))).toMatch(/1 request to join will be declined/);
    expect(consequenceOf("ON_REQUEST", "OPEN", asked(0))).not.toMatch(/asked/);
  });

  it("B6 is said of an old discussion that becomes readable", () => {
    expect(consequenceOf("PRIVATE", "OPEN", asked(0))).toMatch(/Everyone will be able to read the discussion/);
    expect(consequenceOf("PRIVATE", "ON_REQUEST", asked(0))).toMatch(/Everyone will be able to see the first message/);
  });

  it("is nothing while nothing changes", () => {
    expect(consequenceOf("OPEN", "OPEN", asked(3))).toBeNull();
  });
});
