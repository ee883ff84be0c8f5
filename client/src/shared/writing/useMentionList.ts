import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { WrittenMention } from "../mentions/mentions";
import { mentionAt, type TypedMention } from "./mentionAt";
import { typeInto } from "./typeInto";

/** A member who can be named. */
export interface Person {
  id: string;
  name: string;
  avatar: string;
}

/** Finds members by the beginning of a name; throws if that fails. */
export type FindPeople = (typed: string) => Promise<readonly Person[]>;

interface Answer {
  /** Where the `@` is, and what was typed after it; null before the first answer. */
  start: number | null;
  typed: string | null;
  people: readonly Person[];
  hasFailed: boolean;
}

const none: Answer = { start: null, typed: null, people: [], hasFailed: false };

/** How long to wait for the next letter, in milliseconds. */
const quietMs = 80;

/** The members who fit the name that the cursor is in; the answer before stays until the next has come. */
function useAnswers(find: FindPeople | undefined, place: TypedMention | null): Answer {
  const [answer, setAnswer] = useState(none);
  const start = place?.start;
  const typed = place?.typed;
  const isHopeless = answer.start === start && isContinued(answer, typed);
  useEffect(() => {
    if (!find || start === undefined || typed === undefined || isHopeless) return;
    let isCurrent = true;
    const take = (next: Pick<Answer, "people" | "hasFailed">) => isCurrent && setAnswer({ start, typed, ...next });
    const ask = () =>
      find(typed).then(
        (people) => take({ people, hasFailed: false }),
        () => take({ people: [], hasFailed: true }),
      );
    const timer = setTimeout(() => void ask(), quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [find, start, typed, isHopeless]);
  return answer.start === start ? answer : none;
}

/** Where the cursor is in a name that may be in the list; not while an input method composes, nor in a name that was closed. */
function usePlace(field: RefObject<HTMLTextAreaElement | null>) {
  const [place, setPlace] = useState<TypedMention | null>(null);
  const closedAt = useRef<number | null>(null);
  const isComposing = useRef(false);
  const look = () => {
    const { value, selectionStart: start, selectionEnd: end } = field.current ?? { value: "" };
    if (isComposing.current || start !== end || start === undefined) return;
    const next = mentionAt(value, start);
    if (next?.start !== closedAt.current) closedAt.current = null;
    setPlace(closedAt.current === null ? next : null);
  };
  return {
    place,
    /** Until the cursor leaves that name. */
    close: () => {
      closedAt.current = place?.start ?? null;
      setPlace(null);
    },
    listeners: {
      onSelect: look,
      onBlur: () => setPlace(null),
      onCompositionStart: () => void (isComposing.current = true),
      onCompositionEnd: () => {
        isComposing.current = false;
        look();
      },
    },
  };
}

/** The members who fit what is typed after `@` in a field, and the one that Enter takes. Without `find` there is never a list. */
export function useMentionList(field: RefObject<HTMLTextAreaElement | null>, find: FindPeople | undefined) {
  const { place, close, listeners } = usePlace(field);
  const answer = useAnswers(find, place);
  const [moved, setMoved] = useState({ answer, active: 0 });
  const { people, hasFailed } = answer;
  // Each answer begins with its first.
  const active = moved.answer === answer ? moved.active : 0;
  const isOpen = place !== null && (people.length > 0 || hasFailed);
  /** What was chosen, until the field has it. */
  const chosen = useRef<WrittenMention | null>(null);

  const choose = ({ id, name }: Person) => {
    if (!field.current || !place) return;
    const { start, typed } = place;
    const end = start + 1 + typed.length;
    const isApart = /\s/.test(field.current.value.charAt(end));
    chosen.current = { start, length: name.length + 1, userId: id };
    close();
    field.current.focus();
    field.current.setSelectionRange(start, end);
    typeInto(field.current, `@${name}${isApart ? "" : " "}`);
  };
  const move = (by: number) => setMoved({ answer, active: (active + by + people.length) % people.length });
  const take = () => people[active] && choose(people[active]);
  const keys: Record<string, () => void> = {
    Escape: close,
    ...(people.length > 0 && { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: take, Tab: take }),
  };
  /** Whether the key was for the list. Keys of an input method never are. */
  const press = (event: KeyboardEvent): boolean => {
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    const act = isOpen && !isModified && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
    if (!act) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  };
  /** What was chosen with this change of the text. */
  const takeChosen = () => {
    const mention = chosen.current;
    chosen.current = null;
    return mention;
  };
  return { isOpen, people, hasFailed, active, choose, press, takeChosen, listeners };
}

/** Nobody was found by a beginning of it. */
const isContinued = ({ typed, people, hasFailed }: Answer, now: string | undefined) =>
  typed !== null && now !== undefined && !hasFailed && people.length === 0 && now.startsWith(typed);
