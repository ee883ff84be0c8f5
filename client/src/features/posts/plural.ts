import { formatCount } from "../../shared/formatCount";

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "1 comment", "1,024 comments". */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
