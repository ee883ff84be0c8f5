/** "2 hours 30 minutes", "1 hour"; empty for none. */
export function formatDuration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), "hour"],
    [minutes % 60, "minute"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`)
    .join(" ");
}
