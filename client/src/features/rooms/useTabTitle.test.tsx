import { renderHook } from "@testing-library/react";
import type { TimerFragment } from "../../generated/roomHooks";
import { titleAt, useTabTitle } from "./useTabTitle";

const focus = { phase: "FOCUS" as const, startedAt: "2026-03-01T12:00:00.000Z", endsAt: "2026-03-01T12:25:00.000Z" };
const pause = { phase: "BREAK" as const, startedAt: "2026-03-01T12:25:00.000Z", endsAt: "2026-03-01T12:30:00.000Z" };
const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);

describe("B17 the title of the tab", () => {
  it("says the minutes that are left of a phase", () => {
    expect(titleAt(focus, at("12:01:00"), true)).toBe("24 min of focus");
    expect(titleAt(focus, at("12:24:30"), true)).toBe("1 min of focus");
    expect(titleAt(pause, at("12:27:00"), true)).toBe("3 min of break");
  });

  it("says at the end of a phase, and for a while afterwards, that it is over", () => {
    expect(titleAt(focus, at("12:25:00"), true)).toBe("Focus is over");
    expect(titleAt(pause, at("12:25:10"), true)).toBe("Focus is over");
    expect(titleAt(pause, at("12:30:05"), true)).toBe("Break is over");
    expect(titleAt(focus, at("12:00:10"), true)).toBe("Break is over");
  });

  it("says of the first focus how long it lasts: no break is over", () => {
    vi.spyOn(Date, "now").mockReturnValue(at("12:00:10"));
    const start = { ...focus, serverNow: focus.startedAt } as TimerFragment;
    const { result, rerender } = renderHook(({ timer }) => useTabTitle(timer, "Study room"), {
      initialProps: { timer: null as TimerFragment | null },
    });
    rerender({ timer: start });
    expect(result.current).toBe("25 min of focus · Study room");

    rerender({ timer: { ...start, ...pause, serverNow: pause.startedAt } });
    expect(result.current).toBe("Focus is over · Study room");
  });
});
