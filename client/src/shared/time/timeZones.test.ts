import { canonicalZone, clockIn, describeDifference, deviceZone, knownZones, zoneCity, zoneLabel } from "./timeZones";

const at = (moment: string) => Date.parse(moment);

describe("clockIn", () => {
  it("C31 shows the time of the zone, in summer and in winter", () => {
    expect(clockIn("Asia/Manila", at("2026-07-01T00:12:00Z"))).toEqual({ time: "08:12", offset: 480 });
    expect(clockIn("America/New_York", at("2026-07-01T00:12:00Z"))).toEqual({ time: "20:12", offset: -240 });
    expect(clockIn("America/New_York", at("2026-12-01T00:12:00Z"))).toEqual({ time: "19:12", offset: -300 });
  });

  it("C31 changes with the clocks at the very minute", () => {
    expect(clockIn("Europe/Paris", at("2026-10-25T00:59:00Z"))).toEqual({ time: "02:59", offset: 120 });
    expect(clockIn("Europe/Paris", at("2026-10-25T01:00:00Z"))).toEqual({ time: "02:00", offset: 60 });
  });

  it.each([
    ["Asia/Kathmandu", "05:45", 345],
    ["America/St_Johns", "20:30", -210],
    ["UTC", "00:00", 0],
  ])("C31 knows zones that are no whole hours away: %s", (zone, time, offset) => {
    expect(clockIn(zone, at("2026-12-01T00:00:00Z"))).toEqual({ time, offset });
  });

  it("says nothing of a zone that the browser does not know", () => {
    expect(clockIn("Mars/Olympus", 0)).toBeNull();
  });
});

describe("describeDifference", () => {
  it.each([
    [480, 60, "7 hours ahead of you"],
    [0, 60, "1 hour behind you"],
    [345, 330, "15 minutes ahead of you"],
    [-210, 60, "4 hours 30 minutes behind you"],
    [60, 60, "same time as you"],
  ])("C31 words %d and %d", (theirs, yours, words) => {
    expect(describeDifference(theirs, yours)).toBe(words);
  });
});

describe("the names of zones", () => {
  it.each([
    ["Asia/Manila", "Manila", "Manila (Asia)"],
    ["America/New_York", "New York", "New York (America)"],
    ["America/Indiana/Knox", "Knox", "Knox (Indiana, America)"],
    ["Asia/Calcutta", "Kolkata", "Kolkata (Asia)"],
    ["UTC", "UTC", "UTC"],
    ["Etc/GMT-8", "UTC+8", "UTC+8"],
  ])("are readable: %s", (zone, city, label) => {
    expect([zoneCity(zone), zoneLabel(zone)]).toEqual([city, label]);
  });

  it("are one for a zone with two names", () => {
    expect(canonicalZone("Asia/Kolkata")).toBe(canonicalZone("Asia/Calcutta"));
    expect(canonicalZone("Mars/Olympus")).toBe("Mars/Olympus");
  });

  it("are different for all zones there are", () => {
    const labels = knownZones().map(zoneLabel);

    expect(labels.length).toBeGreaterThan(400);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe("deviceZone", () => {
  it("is the zone that the browser says", () => {
    expect(deviceZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it("is empty when the browser does not know it", () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValueOnce({
      timeZone: "Etc/Unknown",
    } as Intl.ResolvedDateTimeFormatOptions);

    expect(deviceZone()).toBe("");
  });
});
