import { type ReactNode, useRef } from "react";
import { useFarHeight } from "./useFarHeight";

interface Props {
  children: ReactNode;
  /** Shown while the entry is far away: its gist, for find-in-page and screen readers. */
  gist: string;
  tabIndex?: number;
}

/**
 * An entry of an endless list. Within a few screens of the viewport it is rendered fully, elsewhere as its gist with
 * the same height, so that the page does not slow down as the list grows.
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
