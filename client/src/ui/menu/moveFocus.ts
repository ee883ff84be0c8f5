/** Moves the focus among the items of a menu as an arrow key, Home or End says. Whether it was such a key. */
export function moveFocus(menu: Element, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const current = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  const next = {
    ArrowDown: current === last ? 0 : current + 1,
    ArrowUp: current <= 0 ? last : current - 1,
    Home: 0,
    End: last,
  }[key];
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}
