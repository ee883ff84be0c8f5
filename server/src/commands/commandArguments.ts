/** Exits with an error if a command got unknown arguments. */
export function rejectUnknownArguments(unknown: readonly string[], ...usages: readonly string[]): void {
  if (unknown.length === 0) return;
  console.error(`Unknown: ${unknown.join(" ")}. Use ${usages.map((usage) => `"${usage}"`).join(" or ")}.`);
  process.exit(1);
}
