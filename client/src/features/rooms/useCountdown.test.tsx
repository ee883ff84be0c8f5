import { act, renderHook } from "@testing-library/react";
import type { TimerFragment } from "../../generated/roomHooks";
import { useOnClockJump } from "./serverClock";
import { countdownAt, formatSeconds, useCountdown } from "./useCountdown";

const phase = { startedAt: "2026-03-01T12:00:00.000Z", endsAt: "2026-03-01T12:25:00.000Z" };
const at = (time: string) => countdownAt(phase, Date.parse(`2026-03-01T${time}Z`));

describe("B17 the countdown", () => {
  it("says the seconds that are left, and how much is over", () => {
    expect(at("12:00:00")).toEqual({ secondsLeft: 1_500, share: 0 });
    expect(at("12:12:30")).toEqual({ secondsLeft: 750, share: 0.5 });
    expect(at("12:24:59.001")).toMatchObject({ secondsLeft: 1 });
  });

  it("stays at its ends beside a clock that is wrong", () => {
    expect(at("11:59:00")).toEqual({ secondsLeft: 1_500, share: 0 });
    expect(at("12:26:00")).toEqual({ secondsLeft: 0, share: 1 });
  });

  it("is written as clocks do", () => {
    expect([formatSeconds(1_500), formatSeconds(61), formatSeconds(9)]).toEqual(["25:00", "1:01", "0:09"]);
  });
});

describe("N13 a device with a clock that is corrected meanwhile", () => {
  const timer = { ...phase, phase: "FOCUS", serverNow: "2026-03-01T12:12:30.000Z" } as TimerFragment;
  beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-01T11:30:00.000Z") }));
  afterEach(() => vi.useRealTimers());

  it.each([-3_600_000, 3_600_000])("counts on as if it were not, by %i ms", (correction) => {
    const { result } = renderHook(() => useCountdown(timer));
    expect(result.current.secondsLeft).toBe(750);

    vi.setSystemTime(Date.now() + correction);
    act(() => void vi.advanceTimersByTime(10_000));

    expect(result.current.secondsLeft).toBe(740);
  });

  it("asks for the time again, once, and not while its clocks go together", () => {
    const renew = vi.fn();
    renderHook(() => useOnClockJump(renew));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(renew).not.toHaveBeenCalled();

    vi.setSystemTime(Date.now() + 60_000);
    act(() => void vi.advanceTimersByTime(5_000));

    expect(renew).toHaveBeenCalledTimes(1);
  });
});
