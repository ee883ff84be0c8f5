import { RoomPhase } from "../choices";
import { phaseAt } from "./timer";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const usual = { startedAt: at("10:00:00"), focusMinutes: 25, breakMinutes: 5 };

describe("B17 the phases of a timer", () => {
  it.each([
    ["10:00:00", RoomPhase.FOCUS, "10:00:00", "10:25:00"],
    ["10:24:59", RoomPhase.FOCUS, "10:00:00", "10:25:00"],
    ["10:25:00", RoomPhase.BREAK, "10:25:00", "10:30:00"],
    ["10:30:00", RoomPhase.FOCUS, "10:30:00", "10:55:00"],
    ["23:59:59", RoomPhase.BREAK, "23:55:00", "24:00:00"],
  ])("at %s it is a %s from %s to %s", (now, phase, startedAt, endsAt) => {
    const end = endsAt === "24:00:00" ? new Date("2026-03-02T00:00:00Z") : at(endsAt);

    expect(phaseAt(usual, at(now).getTime())).toEqual({ phase, startedAt: at(startedAt), endsAt: end });
  });

  it("of the commons follow the clock: a focus from each full and each half hour", () => {
    const commons = { ...usual, startedAt: new Date(0) };

    expect(phaseAt(commons, at("13:24:00").getTime())).toMatchObject({ phase: "FOCUS", startedAt: at("13:00:00") });
    expect(phaseAt(commons, at("13:55:00").getTime())).toMatchObject({ phase: "BREAK", endsAt: at("14:00:00") });
  });

  it("begin with a focus when a clock is a little behind the database's", () => {
    expect(phaseAt(usual, at("09:59:58").getTime())).toMatchObject({ phase: "FOCUS", startedAt: at("10:00:00") });
  });
});
