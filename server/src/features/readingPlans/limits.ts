/** The feature's numbers; docs/limits.md repeats those that people meet. */
export const reading = {
  /** Of the id of a book. */
  id: 100,
  weeks: 52,
  week: 120,
  /** When a plan may begin. */
  first: "2000-01-01",
  last: "2100-01-01",
  /** Of each week: counted, and shown with their faces. */
  counted: 50,
  readers: 5,
} as const;
