/** All numbers with this many digits as text, with leading zeros. */
const paddedNumbers = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, "0"));
const [twoDigits, threeDigits] = [paddedNumbers(2), paddedNumbers(3)];

/** The same text as `toISOString` in 0.16 instead of 0.42 µs: each row of a list has a timestamp. See decision 112. */
export function toIsoText(timestamp: Date): string {
  const year = timestamp.getUTCFullYear();
  // Other years have a sign or leading zeros. For an invalid date, toISOString throws a RangeError.
  if (!(year >= 1000 && year <= 9999)) return timestamp.toISOString();
  const day = `${year}-${twoDigits[timestamp.getUTCMonth() + 1]}-${twoDigits[timestamp.getUTCDate()]}`;
  const time = `${twoDigits[timestamp.getUTCHours()]}:${twoDigits[timestamp.getUTCMinutes()]}:${twoDigits[timestamp.getUTCSeconds()]}`;
  return `${day}T${time}.${threeDigits[timestamp.getUTCMilliseconds()]}Z`;
}
