/** Fetches what the prerendered page needs, all at once: the build has named the files in links that do nothing yet. */
export function fetchPageCode(): void {
  document.querySelectorAll<HTMLLinkElement>("link[rel=later]").forEach((named) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = named.href;
    named.replaceWith(link);
  });
}
