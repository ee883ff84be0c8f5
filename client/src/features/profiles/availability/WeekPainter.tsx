import { Box, chakra, Text } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Check } from "../../../generated/icons/Check";
import * as texts from "../texts";
import { type FreeHours, weekdays } from "./hours";
import { dayParts, isPainted, paintHours } from "./paintHours";

interface Props {
  hours: readonly FreeHours[];
  onHoursChange(hours: FreeHours[]): void;
}

const parts = dayParts.length;

/**
 * A week to paint free hours on: a press changes a part of a day, a mouse that is drawn over others paints them alike. One stop of the
 * Tab key; arrows move between the parts.
 */
export function WeekPainter({ hours, onHoursChange }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stroke = useRef<boolean | null>(null);
  const paint = (index: number, isFree: boolean) => {
    const [day, part] = [weekdays[Math.floor(index / parts)], dayParts[index % parts]];
    if (day && part && isPainted(hours, day, part) !== isFree) onHoursChange(paintHours(hours, day, part, isFree));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = current + (step ?? 0);
    if (step === undefined || next < 0 || next >= weekdays.length * parts) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  /** A mouse that goes on with its button down; a finger scrolls. */
  const enter = (event: PointerEvent, index: number) => {
    if (event.pointerType !== "mouse" || event.buttons !== 1) stroke.current = null;
    if (stroke.current !== null) paint(index, stroke.current);
  };
  return (
    <Box ref={grid} role="group" aria-label={texts.paintWeek} css={look} onKeyDown={move}>
      <Text as="span" />
      {dayParts.map(({ from }) => (
        <Text as="span" key={from} aria-hidden="true" color="fg.muted" fontSize="sm" textAlign="center">
          {from}
        </Text>
      ))}
      {weekdays.map((day, row) => [
        <Text as="span" key={day} aria-hidden="true" color="fg.muted" fontSize="sm">
          {texts.weekdays[day].slice(0, 3)}
        </Text>,
        ...dayParts.map((part, column) => {
          const index = row * parts + column;
          const isFree = isPainted(hours, day, part);
          return (
            <chakra.button
              key={`${day} ${part.from}`}
              type="button"
              aria-pressed={isFree}
              tabIndex={index === current ? 0 : -1}
              css={cell}
              onFocus={() => setCurrent(index)}
              onPointerDown={() => (stroke.current = !isFree)}
              onPointerEnter={(event) => enter(event, index)}
              onClick={() => paint(index, !isFree)}
            >
              {isFree && <Check size={18} aria-hidden="true" />}
              <VisuallyHidden>{texts.freeOn(texts.weekdays[day], part.from, part.to)}</VisuallyHidden>
            </chakra.button>
          );
        }),
      ])}
    </Box>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -parts,
  ArrowDown: parts,
  ArrowLeft: -1,
  ArrowRight: 1,
};

const look = {
  display: "grid",
  gridTemplateColumns: "2.5rem repeat(5, minmax(2.75rem, 1fr))",
  alignItems: "center",
  gap: "1",
  userSelect: "none",
} as const;

const cell = {
  display: "grid",
  placeItems: "center",
  minHeight: "11",
  borderRadius: "md",
  borderWidth: "1px",
  borderColor: "border.strong",
  bg: "bg.surface",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  "&[aria-pressed=true]": { bg: "accent", borderColor: "accent", color: "fg.onAccent" },
} as const;
