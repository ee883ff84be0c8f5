/**
 * The table beside the line to write and the people. On a phone one below the other; a member who has not entered writes their
 * line first.
 */
export const columns = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
  gridTemplateAreas: { lg: '"table line" "table people"' },
  gridTemplateRows: { lg: "auto 1fr" },
  gap: "6",
  alignItems: "start",
  marginTop: "6",
} as const;

const area = (name: string) => ({ minWidth: "0", gridArea: { lg: name } });

export const areas = {
  table: { ...area("table"), display: "flex", flexDirection: "column", gap: "6" },
  line: area("line"),
  lineFirst: { ...area("line"), order: { base: -1, lg: 0 } },
  people: area("people"),
} as const;
