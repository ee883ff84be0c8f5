import { momentAt } from "../../shared/time/days";
import { setTimeZone } from "../../testing/timeZone";
import { weekAt } from "./weekAt";

describe.each(["Asia/Manila", "America/Los_Angeles", "Pacific/Kiritimati", "UTC"])(
  "the week of a plan in %s",
  (zone) => {
    beforeEach(() => setTimeZone(zone));

    it("begins and ends with the reader's own days", () => {
      const weekOf = (day: string, time: string) => weekAt("2026-11-24", momentAt(day, time));

      expect(weekOf("2026-11-23", "23:59")).toBe(0);
      expect(weekOf("2026-11-24", "00:00")).toBe(1);
      expect(weekOf("2026-11-30", "23:59")).toBe(1);
      expect(weekOf("2026-12-01", "00:00")).toBe(2);
    });

    it("counts days, also over a change of the clocks", () => {
      expect(weekAt("2026-10-26", momentAt("2026-11-02", "00:00"))).toBe(2);
      expect(weekAt("2026-10-26", momentAt("2026-11-01", "23:59"))).toBe(1);
    });
  },
);
