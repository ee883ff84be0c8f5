import { useEffect, useRef, useState } from "react";
import { useFollowAddress } from "./useFollowAddress";

/** Long enough to type on, short enough to see that something happens. */
const pauseMs = 300;

interface Target {
  /** As the address has it. */
  inAddress: string;
  /** What a text will be there; null: it is too long, stays in its field, which says so, and is not sent. */
  normalize(text: string): string | null;
  send(text: string): void;
}

/** A text that is typed: it goes into the address after a pause, and follows the address on Back, a link or a removed chip. */
export function useTyped({ inAddress, normalize, send }: Target) {
  const [typed, setTyped] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(send);
  useEffect(() => void (latest.current = send));
  useEffect(() => () => clearTimeout(timer.current), []);
  const noteSent = useFollowAddress(inAddress, () => setTyped(inAddress));
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const sent = normalize(text);
    if (sent === null) return;
    timer.current = setTimeout(() => {
      noteSent(sent);
      latest.current(sent);
    }, pauseMs);
  };
  return [typed, type] as const;
}
