/**
 * The table beside the goal to write and the people. On a narrow screen one below the other, with the goal first for a member
 * who has not entered.
 */
export const columns = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
  gridTemplateAreas: { lg: '"table goal" "table people"' },
  gridTemplateRows: { lg: "auto 1fr" },
  gap: "6",
  alignItems: "start",
  marginTop: "6",
} as const;

const area = (name: string) => ({ minWidth: "0", gridArea: { lg: name } });

export const areas = {
  table: { ...area("table"), display: "flex", flexDirection: "column", gap: "6" },
  goal: area("goal"),
  goalFirst: { ...area("goal"), order: { base: -1, lg: 0 } },
  people: area("people"),
} as const;
