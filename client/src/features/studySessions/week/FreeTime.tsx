import { chakra } from "@chakra-ui/react";
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Plus } from "../../../generated/icons/Plus";
import { dayAt } from "../../../shared/time/days";
import { describeDay } from "../../../shared/time/describeTimes";
import { timeAt } from "../../../shared/time/formatDate";
import * as dateTexts from "../../../shared/time/texts";
import { planAt } from "../open/addresses";
import * as texts from "../texts";
import { type Choice, choiceAfter, clockOf, firstChoice, type Shown, startOf, step } from "./freeTime";
import { usePointedTime } from "./usePointedTime";
import { cellLook, gridLook, pointedLook, weekLook } from "./weekLook";

interface Props {
  shown: Shown;
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The week as columns, in which a time is chosen for a new session: by pressing it, by drawing over it, or with the arrow keys. */
export function FreeTime({ shown, place, children }: Props) {
  const navigate = useNavigate();
  const plan = ({ day, from, minutes }: Choice) => void navigate(planAt({ day, time: clockOf(from), minutes }));
  const columns = useRef<HTMLDivElement>(null);
  const { pointed, handlers } = usePointedTime(shown, (choice) => isShown(columns.current) && plan(choice));
  return (
    <chakra.div
      ref={place}
      css={weekLook}
      style={{ "--hours": shown.lastHour - shown.firstHour } as CSSProperties}
      {...handlers}
    >
      {children}
      {pointed && (
        <chakra.div css={pointedLook} style={areaOf(pointed, shown)} aria-hidden="true">
          <Hours choice={pointed} />
        </chakra.div>
      )}
      <chakra.div ref={columns} css={gridLook}>
        <TimeGrid shown={shown} onChosen={plan} />
      </chakra.div>
    </chakra.div>
  );
}

/** An agenda has no hours to press. */
const isShown = (columns: Element | null) => columns !== null && getComputedStyle(columns).display !== "none";

interface GridProps {
  shown: Shown;
  onChosen(choice: Choice): void;
}

/**
 * The same by keyboard: a grid of half hours and days, of which the cell in hand alone is in the document. It is a new element for each
 * time, so that screen readers say the name of the one that takes the focus.
 */
function TimeGrid({ shown, onChosen }: GridProps) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const isMoved = useRef(false);
  const hintId = useId();
  const cell = chosen && shown.days.includes(chosen.day) && startOf(chosen) > shown.now ? chosen : firstChoice(shown);
  if (!cell) return null;
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onChosen(cell);
    }
    const next = choiceAfter(cell, event.key, event.shiftKey, shown);
    if (!next) return;
    event.preventDefault();
    isMoved.current = next !== cell;
    setChosen(next);
  };
  const take = (element: HTMLElement | null) => {
    if (!element || !isMoved.current) return;
    isMoved.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  };
  return (
    <chakra.div
      role="grid"
      css={gridLook}
      aria-label={texts.chooseTime}
      aria-rowcount={((shown.lastHour - shown.firstHour) * 60) / step}
      aria-colcount={shown.days.length}
      data-noprint
    >
      <chakra.div role="row" css={gridLook} aria-rowindex={(cell.from - shown.firstHour * 60) / step + 1}>
        <chakra.div
          key={JSON.stringify(cell)}
          ref={take}
          role="gridcell"
          aria-colindex={shown.days.indexOf(cell.day) + 1}
          aria-describedby={hintId}
          tabIndex={0}
          css={cellLook}
          style={areaOf(cell, shown)}
          onKeyDown={press}
        >
          <VisuallyHidden>{describeDay(cell.day, dayAt(shown.now))}, </VisuallyHidden>
          <Hours choice={cell} />
          <VisuallyHidden id={hintId} aria-hidden="true">
            {texts.chooseTimeHint}
          </VisuallyHidden>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function Hours({ choice }: { choice: Choice }) {
  const start = startOf(choice);
  return (
    <>
      <Plus size={14} aria-hidden="true" />
      {dateTexts.hours(timeAt(start), timeAt(start + choice.minutes * 60_000))}
    </>
  );
}

/** Its column, and its minutes from the first hour on, as far as the hours go. */
function areaOf({ day, from, minutes }: Choice, { days, firstHour, lastHour }: Shown): CSSProperties {
  const area = {
    "--column": days.indexOf(day) + 2,
    "--from": from - firstHour * 60,
    "--length": Math.min(minutes, lastHour * 60 - from),
  };
  return area as CSSProperties;
}
