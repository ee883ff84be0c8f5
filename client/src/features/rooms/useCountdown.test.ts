import { countdownAt, formatSeconds } from "./useCountdown";

const phase = { startedAt: "2026-03-01T12:00:00.000Z", endsAt: "2026-03-01T12:25:00.000Z" };
const at = (time: string) => countdownAt(phase, Date.parse(`2026-03-01T${time}Z`));

describe("B17 the countdown", () => {
  it("says the seconds that are left, and how much is over", () => {
    expect(at("12:00:00")).toEqual({ secondsLeft: 1_500, share: 0 });
    expect(at("12:12:30")).toEqual({ secondsLeft: 750, share: 0.5 });
    expect(at("12:24:59.001")).toMatchObject({ secondsLeft: 1 });
  });

  it("stays at its ends beside a clock that is wrong", () => {
    expect(at("11:59:00").share).toBe(0);
    expect(at("12:26:00")).toEqual({ secondsLeft: 0, share: 1 });
  });

  it("is written as clocks do", () => {
    expect([formatSeconds(1_500), formatSeconds(61), formatSeconds(9)]).toEqual(["25:00", "1:01", "0:09"]);
  });
});
