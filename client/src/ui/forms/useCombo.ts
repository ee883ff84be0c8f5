import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type ComboOption, findMeant, findOptions } from "./findOptions";

/** What a combobox chooses from, and its words. */
export interface ComboChoice {
  value: string;
  options: readonly ComboOption[];
  /** Empty when the text was emptied. */
  onValueChange(value: string): void;
  /** What is wrong with a text that is no option. */
  unknown: string;
  /** In the place of the list when no option fits. */
  nothing: string;
}

/** What is typed into a combobox, the options that fit, and the one that Enter takes. */
export function useCombo({ value, options, onValueChange, unknown }: Omit<ComboChoice, "nothing">) {
  const input = useRef<HTMLInputElement>(null);
  /** null while the text is that of the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = isOpen ? findOptions(options, typed ?? "") : [];
  const isUnknown = Boolean(typed?.trim());

  useEffect(() => input.current?.setCustomValidity(isUnknown ? unknown : ""), [isUnknown, unknown]);

  const open = () => {
    setOpen(true);
    setActive(
      typed
        ? 0
        : Math.max(
            0,
            options.findIndex((option) => option.value === value),
          ),
    );
  };
  const choose = (option: ComboOption) => {
    onValueChange(option.value);
    setTyped(null);
    setOpen(false);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    if (text.trim() === "") onValueChange("");
  };
  const leave = () => {
    const meant = typed?.trim() ? findMeant(options, typed) : undefined;
    if (meant) choose(meant);
    else if (!isUnknown) setTyped(null);
    setOpen(false);
  };
  const keys: Record<string, () => void> = isOpen
    ? {
        ArrowDown: () => setActive((active + 1) % Math.max(1, found.length)),
        ArrowUp: () => setActive((active + found.length - 1) % Math.max(1, found.length)),
        Enter: () => found[active] && choose(found[active]),
        Escape: () => (setTyped(null), setOpen(false)),
      }
    : { ArrowDown: open, ArrowUp: open };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const text = typed ?? options.find((option) => option.value === value)?.label ?? "";
  return { input, text, isOpen, found, active, open, choose, type, leave, press };
}
