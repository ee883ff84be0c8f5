/** 12345 as "12,345". `toLocaleString` loads the browser's language data first, which takes a phone some 150 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 member", "1,204 members". */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
