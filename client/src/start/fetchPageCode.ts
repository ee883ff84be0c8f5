/** How many requests start in one task: each takes some milliseconds on a slow phone. */
const atOnce = 6;

/**
 * Fetches what the prerendered page needs: the build has named the files in links that do nothing yet, in the order in
 * which they are needed. `pause` lets the browser react between the requests.
 */
export async function fetchPageCode(pause: () => Promise<unknown>): Promise<void> {
  const all = document.querySelectorAll<HTMLLinkElement>("link[rel=later]");
  for (const [index, named] of all.entries()) {
    if (index % atOnce === atOnce - 1) await pause();
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = named.href;
    named.replaceWith(link);
  }
}
