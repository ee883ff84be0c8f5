import { titleAt } from "./useTabTitle";

const focus = { phase: "FOCUS" as const, startedAt: "2026-03-01T12:00:00.000Z", endsAt: "2026-03-01T12:25:00.000Z" };
const pause = { phase: "BREAK" as const, startedAt: "2026-03-01T12:25:00.000Z", endsAt: "2026-03-01T12:30:00.000Z" };
const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);

describe("B17 the title of the tab", () => {
  it("says the minutes that are left of a phase", () => {
    expect(titleAt(focus, at("12:01:00"))).toBe("24 min of focus");
    expect(titleAt(focus, at("12:24:30"))).toBe("1 min of focus");
    expect(titleAt(pause, at("12:27:00"))).toBe("3 min of break");
  });

  it("says at the end of a phase, and for a while afterwards, that it is over", () => {
    expect(titleAt(focus, at("12:25:00"))).toBe("Focus is over");
    expect(titleAt(pause, at("12:25:10"))).toBe("Focus is over");
    expect(titleAt(pause, at("12:30:05"))).toBe("Break is over");
    expect(titleAt(focus, at("12:00:10"))).toBe("Break is over");
  });
});
