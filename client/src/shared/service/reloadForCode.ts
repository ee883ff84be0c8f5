/**
 * Loads the whole page, because browsers remember code that could not be fetched: importing it again fails at once.
 * Not while the browser is offline, nor while something is typed that a reload would lose.
 */
export function reloadForCode(): void {
  if (navigator.onLine && !hasTypedText()) location.reload();
}

/** A page with a question in its address has what was typed there. */
function hasTypedText(): boolean {
  if (location.search) return false;
  const controls = document.querySelectorAll<HTMLInputElement>("main :is(input:not([type=checkbox]), textarea)");
  return [...controls].some(({ value }) => value !== "");
}
