/// <reference types="node" />

/** Puts the device into a time zone, until another one is set or the test file ends. */
export function setTimeZone(zone: string): void {
  process.env.TZ = zone;
}
