import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { formatCount } from "../../../ui/formatCount";
import { shortDay } from "../../../shared/time/texts";
import * as texts from "../texts";

interface Day {
  day: string;
  value: number;
}

interface Props {
  label: string;
  days: readonly Day[];
  /** Shows what today has instead of the sum. */
  isOfToday: boolean;
}

/**
 * One figure of the site as bars from zero: half the number is half the height. A pointer, a finger or the arrow keys choose a
 * day, which is named with its number; for screen readers it is a slider over the days.
 */
export function FigureChart({ label, days, isOfToday }: Props) {
  const titleId = useId();
  const { chosen, choose, handlers } = useChosenDay(days.length);
  const sum = days.reduce((all, { value }) => all + value, 0);
  const total = isOfToday ? (days.at(-1)?.value ?? 0) : sum;
  const most = Math.max(1, ...days.map(({ value }) => value));
  const [first, last, shown] = [days[0], days.at(-1), chosen === null ? undefined : days[chosen]];
  const span = first && last ? texts.fromTo(shortDay(first.day), shortDay(last.day)) : "";
  const wordDay = (of: Day) => texts.onDay(shortDay(of.day), of.value);
  return (
    <chakra.article aria-labelledby={titleId} layerStyle="card" padding="5">
      <Heading as="h3" id={titleId} fontFamily="body" fontSize="md" fontWeight="semibold" lineHeight="normal">
        {label}
      </Heading>
      <Flex alignItems="baseline" gap="2" lineHeight="1.6" fontSize="2xl">
        <chakra.strong fontWeight="bold">{formatCount(total)}</chakra.strong>
        <chakra.span color="fg.muted" fontSize="sm">
          {isOfToday ? texts.today : texts.inAll}
        </chakra.span>
      </Flex>
      <chakra.div
        role="slider"
        tabIndex={0}
        aria-label={texts.byDay(label)}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(chosen ?? days.length - 1) + 1}
        aria-valuetext={last && wordDay(shown ?? last)}
        css={plot}
        onFocus={() => choose((now) => now ?? days.length - 1)}
        {...handlers}
      >
        <chakra.svg viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none" css={picture} aria-hidden="true">
          {days.map(({ day, value }, index) => (
            <chakra.rect
              key={day}
              data-chosen={index === chosen || undefined}
              x={index * 10 + 1}
              width={8}
              y={100 - heightOf(value, most)}
              height={heightOf(value, most)}
              css={bar}
            />
          ))}
        </chakra.svg>
      </chakra.div>
      <Text aria-hidden="true" fontSize="sm" color={shown ? "fg" : "fg.muted"} marginTop="1">
        {shown ? wordDay(shown) : span}
      </Text>
    </chakra.article>
  );
}

/** A day with anything can be seen. */
const heightOf = (value: number, most: number) => (value === 0 ? 0 : Math.max(3, (value / most) * 100));

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

function useChosenDay(count: number) {
  const [chosen, choose] = useState<number | null>(null);
  const within = (index: number) => Math.min(count - 1, Math.max(0, index));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(within(Math.floor(((clientX - left) / width) * count)));
  };
  const press = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const step = steps[event.key];
    const next = step ? (chosen ?? count - 1) + step : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(within(next));
  };
  const leave = ({ currentTarget }: PointerEvent) => {
    if (currentTarget !== document.activeElement) choose(null);
  };
  const handlers = {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: leave,
    onBlur: () => choose(null),
    onKeyDown: press,
  };
  return { chosen, choose, handlers };
}

const plot = {
  height: "4.5rem",
  marginTop: "3",
  borderBottomWidth: "2px",
  borderColor: "border.strong",
  touchAction: "pan-y",
  cursor: "crosshair",
} as const;

const picture = { display: "block", width: "full", height: "full" } as const;

const bar = { fill: "accent", "&[data-chosen]": { fill: "fg" } } as const;
