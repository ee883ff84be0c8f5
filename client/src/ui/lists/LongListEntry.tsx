import { type ReactNode, useRef } from "react";
import { useFarHeight } from "./useFarHeight";

interface Props {
  children: ReactNode;
  /** Shown while the entry is far away: its gist, for find-in-page and screen readers. */
  gist: string;
  tabIndex?: number;
}

/**
 * An entry of a list without an end. It is rendered whole within a few screens of the visible part; elsewhere
 * it is its gist in the same place, so that the page does not grow heavier with every entry that was ever looked at.
 */
export function LongListEntry({ children, gist, tabIndex }: Props) {
  const ref = useRef<HTMLLIElement>(null);
  const farHeight = useFarHeight(ref);
  const isNear = farHeight === null;
  return (
    <li ref={ref} tabIndex={tabIndex} style={isNear ? undefined : { height: farHeight, overflow: "hidden" }}>
      {isNear ? children : gist}
    </li>
  );
}
