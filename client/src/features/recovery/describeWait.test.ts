import { describeWait } from "./describeWait";

describe("describeWait", () => {
  it.each([
    [1, "1 second"],
    [30, "30 seconds"],
    [60, "1 minute"],
    [61, "2 minutes"],
    [3_540, "59 minutes"],
    [3_541, "1 hour"],
    [86_400, "24 hours"],
  ])("says %d seconds as %s", (seconds, words) => {
    expect(describeWait(seconds)).toBe(words);
  });
});
