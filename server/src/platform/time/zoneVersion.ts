/**
 * The version of this process's time zone data, as `2026b`; a later one is greater as a text. It comes with Node, or from
 * NODE_ICU_DATA. Empty, so older than any, where the runtime does not say.
 */
export const zoneVersion = (): string => process.versions.tz ?? "";
