import type { FileSummary } from "./importBooks";
import { format } from "./progress";

/** What was read of a file, in words. */
export function summarize({ lines, taken, changed, errors }: FileSummary): string {
  const entries = `${format(lines)} lines read: ${format(taken)} entries, ${format(changed)} of them new or changed`;
  if (errors.count === 0) return `${entries}; no invalid lines.`;
  const listed = errors.first.map(({ line, reason }) => `  line ${line} ${reason}`);
  const more = errors.count - errors.first.length;
  const rest = more > 0 ? [`  and ${format(more)} more; the table book_import_faults has them all`] : [];
  return [`${entries}; ${format(errors.count)} invalid lines were skipped:`, ...listed, ...rest].join("\n");
}
