import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type Choice, choiceAt, choiceBetween, type Shown } from "./freeTime";

/** On the part of a day that its hours fill. */
export const dayAttribute = "data-day";

/**
 * The free time that a pointer points at. A press chooses an hour; a mouse or a pen that moves while it is pressed chooses how long.
 * A finger that moves scrolls the week instead.
 */
export function usePointedTime(shown: Shown, onChosen: (choice: Choice) => void) {
  const [pointed, setPointed] = useState<Choice | null>(null);
  const pressed = useRef<Choice | null>(null);
  const show = (choice: Choice | null) =>
    setPointed((before) => (JSON.stringify(before) === JSON.stringify(choice) ? before : choice));
  const forget = () => {
    pressed.current = null;
    setPointed(null);
  };
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => key === "Escape" && forget();
    document.addEventListener("keydown", cancel);
    return () => document.removeEventListener("keydown", cancel);
  }, []);
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = event.button === 0 ? placeOf(event, shown) : null;
      pressed.current = place && choiceAt(place.day, place.minutes, shown);
      if (!pressed.current || event.pointerType === "touch") return;
      // Neither text is selected nor the focus taken away.
      event.preventDefault();
      show(pressed.current);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch") return;
      const start = pressed.current;
      const place = placeOf(event, shown, start?.day);
      if (start) return place && show(choiceBetween(start, place.minutes, shown));
      show(place && choiceAt(place.day, place.minutes, shown));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const start = pressed.current;
      const place = start && placeOf(event, shown, event.pointerType === "touch" ? undefined : start.day);
      forget();
      if (start && place) onChosen(choiceBetween(start, place.minutes, shown));
    },
    onPointerCancel: forget,
    onPointerLeave: forget,
  };
  return { pointed, handlers };
}

/** The day and the minutes under a pointer; null on what is planned, and beside the hours. `held`: the day in which it was pressed. */
function placeOf({ target, clientY, currentTarget }: PointerEvent<HTMLElement>, shown: Shown, held?: string) {
  if (!(target instanceof Element)) return null;
  const under = target.closest(`[${dayAttribute}]`);
  const body = held ? currentTarget.querySelector(`[${dayAttribute}="${held}"]`) : under;
  if (!body || (!held && target.closest("a, button"))) return null;
  const { top, height } = body.getBoundingClientRect();
  const hours = shown.lastHour - shown.firstHour;
  const minutes = shown.firstHour * 60 + ((clientY - top) / height) * hours * 60;
  return { day: body.getAttribute(dayAttribute) ?? "", minutes };
}
