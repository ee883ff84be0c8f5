/**
 * Corrects what screen readers hear of GraphiQL's tabs: each holds two buttons, which a tab may not. They become what
 * they are, a list of buttons of which one is current.
 */
export function correctMarkup(root: HTMLElement): void {
  const correct = () => {
    root.querySelector("[role=tablist]")?.setAttribute("role", "list");
    root.querySelector("[role=tabpanel]")?.setAttribute("role", "group");
    root.querySelectorAll("[role=tab], [role=listitem][aria-selected]").forEach(correctTab);
  };
  new MutationObserver(correct).observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["aria-selected"],
  });
}

function correctTab(tab: Element): void {
  tab.setAttribute("role", "listitem");
  tab.querySelector(".graphiql-tab-button")?.setAttribute("aria-current", tab.getAttribute("aria-selected") ?? "false");
  tab.removeAttribute("aria-selected");
}
