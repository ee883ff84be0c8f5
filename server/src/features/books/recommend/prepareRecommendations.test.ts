import { useTestApp } from "../../../testing/harness";
import { findRecommendations, prepareRecommendations } from "./recommendBooks";

const testApp = useTestApp();

describe("M8 the first goal after a start", () => {
  it("reads no vocabulary any more, which would hold up everybody else", async () => {
    const { services, counter } = testApp();
    const { db } = services;

    await prepareRecommendations(db);

    expect(await counter.count(() => findRecommendations(db, { goal: "art", interests: [], first: 20 }))).toBe(1);
  });
});
