export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "1 comment", "1,024 comments". */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${plural(count, one, many)}`;
}
