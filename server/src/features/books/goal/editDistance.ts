/** Edits that make one word the other: insert, delete, replace, swap two neighbours; `limit + 1` for anything above `limit`. */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      current.push(cheapest(first, second, row, column, current, last, beforeLast));
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return last[second.length] ?? limit + 1;
}

function cheapest(
  first: string,
  second: string,
  row: number,
  column: number,
  current: number[],
  last: number[],
  beforeLast: number[],
): number {
  const at = (line: number[], index: number) => line[index] ?? Infinity;
  const isSame = first[row - 1] === second[column - 1];
  const isSwap =
    row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
  return Math.min(
    at(last, column) + 1,
    at(current, column - 1) + 1,
    at(last, column - 1) + (isSame ? 0 : 1),
    isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
  );
}
