/** Ends a command that was given words that it does not know, before it does anything. */
export function rejectUnknownArguments(unknown: readonly string[], ...usages: readonly string[]): void {
  if (unknown.length === 0) return;
  console.error(`Unknown: ${unknown.join(" ")}. Use ${usages.map((usage) => `"${usage}"`).join(" or ")}.`);
  process.exit(1);
}
