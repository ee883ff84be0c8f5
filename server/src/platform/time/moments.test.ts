import { DateTime } from "../graphql/DateTime";
import { isMoment } from "./moment";

const read = (value: string) => DateTime.parseValue(value).toISOString();

describe("moments that are answered", () => {
  const days = [
    0, 1, -1, 951_782_400_123, 1_709_164_799_999, 1_798_761_599_001, -30_610_224_000_000, 253_402_300_799_999,
  ];

  it.each([...days, -62_135_596_800_001, 8_640_000_000_000_000, -8_640_000_000_000_000])(
    "%d is the text of ISO 8601",
    (time) => expect(DateTime.serialize(new Date(time))).toBe(new Date(time).toISOString()),
  );

  it("refuses what is no moment", () => {
    expect(() => DateTime.serialize(new Date(NaN))).toThrow(RangeError);
  });
});

describe("moments that are sent", () => {
  it.each([
    ["2027-02-28T10:00:00Z", "2027-02-28T10:00:00.000Z"],
    ["2028-02-29T10:00:00.5Z", "2028-02-29T10:00:00.500Z"],
    ["2027-06-01T10:00:00.123456+05:45", "2027-06-01T04:15:00.123Z"],
    ["2027-06-01t10:00:00z", "2027-06-01T10:00:00.000Z"],
  ])("%s is %s", (sent, moment) => expect(read(sent)).toBe(moment));

  it.each([
    ["2027-02-29T10:00:00Z", "a day that there is not"],
    ["2027-04-31T10:00:00.000Z", "a day that there is not"],
    ["2027-06-01T24:00:00Z", "an hour that there is not"],
    ["2027-06-01T10:00:00", "no zone: the server's would be taken"],
    ["2027-06-01", "no time"],
    ["June 1, 2027", "no date-time of RFC 3339"],
  ])("%s is refused: %s", (sent) => {
    expect(() => read(sent)).toThrow("DateTime must be a date-time of RFC 3339");
    expect(isMoment(sent)).toBe(false);
  });
});
