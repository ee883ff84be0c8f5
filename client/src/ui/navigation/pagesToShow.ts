/** Page numbers worth a button, in order; "gap-before" and "gap-after" stand for the pages left out. */
export function pagesToShow(page: number, pageCount: number): (number | "gap-before" | "gap-after")[] {
  const neighbours = [page - 1, page, page + 1].filter((number) => number > 1 && number < pageCount);
  const first = neighbours[0] ?? pageCount;
  const last = neighbours.at(-1) ?? 1;
  const before = first > 3 ? (["gap-before"] as const) : first === 3 ? [2] : [];
  const after = last < pageCount - 2 ? (["gap-after"] as const) : last === pageCount - 2 ? [pageCount - 1] : [];
  return pageCount <= 1 ? [1] : [1, ...before, ...neighbours, ...after, pageCount];
}
