import { isPainted, paintHours } from "./paintHours";

const afternoon = { from: "14:00", to: "18:00" };
const evening = { from: "18:00", to: "22:00" };
const night = { from: "22:00", to: "24:00" };
const on = (weekday: "MONDAY" | "TUESDAY", from: string, to: string) => ({ weekday, from, to });

describe("hours painted on a week", () => {
  it("grow together with those they meet, up to midnight", () => {
    const once = paintHours([on("TUESDAY", "08:00", "09:00")], "MONDAY", evening, true);
    const twice = paintHours(once, "MONDAY", night, true);

    expect(once).toEqual([on("MONDAY", "18:00", "22:00"), on("TUESDAY", "08:00", "09:00")]);
    expect(twice).toEqual([on("MONDAY", "18:00", "24:00"), on("TUESDAY", "08:00", "09:00")]);
  });

  it("are taken out of longer ones, and leave the rest", () => {
    const hours = paintHours([on("MONDAY", "17:30", "23:00")], "MONDAY", evening, false);

    expect(hours).toEqual([on("MONDAY", "17:30", "18:00"), on("MONDAY", "22:00", "23:00")]);
  });

  it("show a part as painted when all of it is free", () => {
    const hours = [on("MONDAY", "14:00", "16:00"), on("MONDAY", "16:00", "18:00"), on("MONDAY", "18:00", "21:59")];

    expect([isPainted(hours, "MONDAY", afternoon), isPainted(hours, "MONDAY", evening)]).toEqual([true, false]);
    expect(isPainted(hours, "TUESDAY", afternoon)).toBe(false);
  });
});
