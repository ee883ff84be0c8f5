import { act, renderHook } from "@testing-library/react";
import { useMinute } from "./useMinute";

afterEach(() => vi.useRealTimers());

describe("useMinute", () => {
  it("C31 changes when a minute begins, each time", () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 4, 1, 0, 11, 59, 500) });
    const { result } = renderHook(useMinute);
    expect(result.current).toBe(Date.UTC(2031, 4, 1, 0, 11));

    act(() => void vi.advanceTimersByTime(500));
    expect(result.current).toBe(Date.UTC(2031, 4, 1, 0, 12));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(Date.UTC(2031, 4, 1, 0, 13));
  });

  it("has one timer for all that show a time, and none afterwards", () => {
    vi.useFakeTimers();
    const hooks = [renderHook(useMinute), renderHook(useMinute)];
    expect(vi.getTimerCount()).toBe(1);

    for (const { unmount } of hooks) unmount();

    expect(vi.getTimerCount()).toBe(0);
  });
});
