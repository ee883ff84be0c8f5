/** How often it looks, in milliseconds, and how often at most: an answer of the service may be needed first. */
const [every, times] = [50, 40];

/** Moves the focus to an element as soon as it is there, and into view. */
export function focusLater(find: () => HTMLElement | null, attempt = 0): void {
  setTimeout(() => {
    const element = find();
    if (element) return element.focus();
    if (attempt < times) focusLater(find, attempt + 1);
    else document.getElementById("content")?.focus();
  }, attempt && every);
}
