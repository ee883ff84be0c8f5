import { useTestApp } from "../../../testing/app/harness";
import { findRecommendations, prepareRecommendations } from "./recommendBooks";

const testApp = useTestApp();

describe("M8 the first goal after a start", () => {
  it("reads no vocabulary any more, which would hold up everybody else", async () => {
    const { services, counter } = testApp();

    await prepareRecommendations(services);

    expect(await counter.count(() => findRecommendations(services, { goal: "art", interests: [], first: 20 }))).toBe(1);
  });
});
