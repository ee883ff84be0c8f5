import { DateTime } from "../graphql/DateTime";
import { isTimestamp } from "./timestamp";

const read = (value: string) => DateTime.parseValue(value).toISOString();

describe("timestamps in answers", () => {
  it.each([
    ...[0, 1, -1, 951_782_400_123, 1_709_164_799_999, 1_798_761_599_001],
    // The years 1000, 9999, 0, 275760 and -271821.
    ...[-30_610_224_000_000, 253_402_300_799_999, -62_135_596_800_001, 8_640_000_000_000_000, -8_640_000_000_000_000],
  ])("has the same text as toISOString at %d ms", (time) => {
    const timestamp = new Date(time);
    expect(DateTime.serialize(timestamp)).toBe(timestamp.toISOString());
  });

  it("rejects an invalid date", () => {
    expect(() => DateTime.serialize(new Date(NaN))).toThrow(RangeError);
  });
});

describe("timestamps in requests", () => {
  it.each([
    ["2027-02-28T10:00:00Z", "2027-02-28T10:00:00.000Z"],
    ["2028-02-29T10:00:00.5Z", "2028-02-29T10:00:00.500Z"],
    ["2027-06-01T10:00:00.123456+05:45", "2027-06-01T04:15:00.123Z"],
    ["2027-06-01t10:00:00z", "2027-06-01T10:00:00.000Z"],
  ])("%s is %s", (sent, timestamp) => expect(read(sent)).toBe(timestamp));

  it.each([
    ["2027-02-29T10:00:00Z", "a day that there is not"],
    ["2027-04-31T10:00:00.000Z", "a day that there is not"],
    ["2027-06-01T24:00:00Z", "an hour that there is not"],
    ["2027-06-01T10:00:00", "no zone: the server's would be taken"],
    ["2027-06-01", "no time"],
    ["June 1, 2027", "no date-time of RFC 3339"],
  ])("%s is refused: %s", (sent) => {
    expect(() => read(sent)).toThrow("DateTime must be a date-time of RFC 3339");
    expect(isTimestamp(sent)).toBe(false);
  });
});
