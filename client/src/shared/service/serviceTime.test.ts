import { noteServiceDate, serviceNow } from "./serviceTime";

const device = Date.parse("2026-03-01T12:00:00Z");

beforeEach(() => void vi.spyOn(Date, "now").mockReturnValue(device));
afterEach(() => noteServiceDate(new Date(device).toUTCString()));

describe("N13 the time by the service", () => {
  it.each([
    ["Sun, 01 Mar 2026 13:00:00 GMT", 3_600_000],
    ["Sun, 01 Mar 2026 11:30:00 GMT", -1_800_000],
    ["Sun, 01 Mar 2026 12:00:03 GMT", 0],
    ["no date", 0],
  ])("is that of its answers: %s is %d ms ahead", (date, ahead) => {
    noteServiceDate(date);

    expect(serviceNow() - device).toBe(ahead);
  });
});
