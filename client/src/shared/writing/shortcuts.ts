import type { KeyboardEvent } from "react";
import type { Markup } from "./markupEdits";

interface Shortcut {
  /** The key as `KeyboardEvent.code` names it: keyboards of other scripts have it in the same place. */
  code: string;
  letter: string;
  hasShift: boolean;
}

const shortcuts: Record<Markup, Shortcut> = {
  strong: { code: "KeyB", letter: "B", hasShift: false },
  emphasis: { code: "KeyI", letter: "I", hasShift: false },
  list: { code: "Digit8", letter: "8", hasShift: true },
  quote: { code: "Digit9", letter: "9", hasShift: true },
  code: { code: "KeyE", letter: "E", hasShift: false },
};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The markup that the pressed keys stand for. Never one while an input method composes a word: its keys are its own. */
export function markupOf({ nativeEvent: event }: KeyboardEvent): Markup | undefined {
  const { ctrlKey, metaKey, altKey } = event;
  const [isWanted, isOther] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (event.isComposing || !isWanted || isOther || altKey) return undefined;
  const entries = Object.entries(shortcuts) as [Markup, Shortcut][];
  return entries.find(([, shortcut]) => isPressed(shortcut, event))?.[0];
}

function isPressed({ code, letter, hasShift }: Shortcut, event: globalThis.KeyboardEvent): boolean {
  if (event.shiftKey !== hasShift) return false;
  const isLatin = /^[a-z]$/i.test(event.key);
  return isLatin ? event.key.toUpperCase() === letter : event.code === code;
}

/** As people read it, and as `aria-keyshortcuts` takes it. */
export function keysOf(markup: Markup): { shown: string; named: string } {
  const { letter, hasShift } = shortcuts[markup];
  const [shown, named] = isApple() ? ["⌘", "Meta"] : ["Ctrl", "Control"];
  const join = (first: string) => [first, ...(hasShift ? ["Shift"] : []), letter].join("+");
  return { shown: join(shown), named: join(named) };
}
