import { act, renderHook } from "@testing-library/react";
import { useMinute } from "./useMinute";

afterEach(() => jest.useRealTimers());

describe("useMinute", () => {
  it("C31 changes when a minute begins, each time", () => {
    jest.useFakeTimers({ now: Date.UTC(2031, 4, 1, 0, 11, 59, 500) });
    const { result } = renderHook(useMinute);
    expect(result.current).toBe(Date.UTC(2031, 4, 1, 0, 11));

    act(() => jest.advanceTimersByTime(500));
    expect(result.current).toBe(Date.UTC(2031, 4, 1, 0, 12));
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current).toBe(Date.UTC(2031, 4, 1, 0, 13));
  });

  it("has one timer for all that show a time, and none afterwards", () => {
    jest.useFakeTimers();
    const hooks = [renderHook(useMinute), renderHook(useMinute)];
    expect(jest.getTimerCount()).toBe(1);

    for (const { unmount } of hooks) unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});
