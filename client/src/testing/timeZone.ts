/** Puts the device into a time zone, until another one is set or the test file ends. */
export const setTimeZone = (zone: string): void =>
  (globalThis as unknown as { setTimeZone(zone: string): void }).setTimeZone(zone);
