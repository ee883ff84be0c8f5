import { type KeyboardEvent, useState } from "react";
import type { PaletteOption } from "./paletteOptions";

/**
 * The option that Enter takes, moved by the arrow keys, Home and End while the focus stays in the field. It stays the same one while
 * others come and go around it, and is the first one when it goes.
 */
export function usePaletteKeys(
  options: readonly PaletteOption[],
  onChoose: (option: PaletteOption) => void,
  text: string,
) {
  const [chosen, setChosen] = useState({ text, key: "" });
  // Another text asks for something else.
  const key = chosen.text === text ? chosen.key : "";
  const place = Math.max(
    0,
    options.findIndex((option) => option.key === key),
  );
  const active = options[place];
  const move = (to: number) => setChosen({ text, key: options[(to + options.length) % options.length]?.key ?? "" });
  const moves: Record<string, () => void> = {
    ArrowDown: () => move(place + 1),
    ArrowUp: () => move(place - 1),
    Home: () => move(0),
    End: () => move(options.length - 1),
    PageDown: () => move(Math.min(place + 5, options.length - 1)),
    PageUp: () => move(Math.max(place - 5, 0)),
    Enter: () => active && onChoose(active),
  };
  const press = (event: KeyboardEvent) => {
    const act = moves[event.key];
    // A word that an input method composes is not typed yet.
    if (!act || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return { active, place, press, point: (option: PaletteOption) => setChosen({ text, key: option.key }) };
}
