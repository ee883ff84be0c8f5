import { studyDays } from "./studyDays";

const lateOnTheEighth = Date.UTC(2026, 2, 8, 23);

describe("B19 the days of a profile", () => {
  it("end with today on the calendar of the member, and have those without minutes", () => {
    const days = [
      { date: "2026-03-09", minutes: 25 },
      { date: "2026-03-07", minutes: 50 },
    ];

    const shown = studyDays(days, 4, "Asia/Manila", lateOnTheEighth);

    expect(shown.map(({ date, minutes }) => `${date} ${minutes}`)).toEqual([
      "2026-03-06 0",
      "2026-03-07 50",
      "2026-03-08 0",
      "2026-03-09 25",
    ]);
  });

  it("N5 end with a day that was studied before the member moved west", () => {
    const shown = studyDays([{ date: "2026-03-09", minutes: 25 }], 2, "Pacific/Pago_Pago", lateOnTheEighth);

    expect(shown.map(({ date, minutes }) => `${date} ${minutes}`)).toEqual(["2026-03-08 0", "2026-03-09 25"]);
  });

  it("are those of UTC where the member does not say where they are, or the browser does not know the place", () => {
    for (const zone of [null, "Mars/Phobos"]) {
      expect(studyDays([], 1, zone, lateOnTheEighth)).toEqual([{ date: "2026-03-08", minutes: 0 }]);
    }
  });
});
