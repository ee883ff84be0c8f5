interface Parts {
  panel: HTMLElement | null;
  field: HTMLInputElement | null;
}

/** Moves the focus among the field and the examples below it; false for a key that does something else. */
export function moveFocus(key: string, { panel, field }: Parts): boolean {
  const buttons = [...(panel?.querySelectorAll<HTMLElement>(".topic button") ?? [])];
  const firsts = [...(panel?.querySelectorAll<HTMLElement>(".topic li:first-child button") ?? [])];
  const place = buttons.findIndex((button) => button === document.activeElement);
  const topic = firsts.findLastIndex((first) => buttons.indexOf(first) <= place);
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: buttons[place + 1],
    ArrowUp: place === 0 ? field : (buttons[place - 1] ?? buttons.at(-1)),
    PageDown: firsts[topic + 1] ?? buttons.at(-1),
    PageUp: firsts[topic - 1] ?? field,
    // In the field these move the cursor.
    ...(place < 0 ? {} : { Home: buttons[0], End: buttons.at(-1) }),
  };
  const target = targets[key];
  target?.focus();
  return Boolean(target);
}
