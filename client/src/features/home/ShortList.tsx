import { chakra } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIsPhone } from "../../shared/useIsPhone";
import { Button } from "../../ui/Button";
import * as texts from "./texts";

interface Props {
  children: readonly ReactNode[];
  /** How many a phone shows at first, and wider screens. */
  onPhone: number;
  onWide: number;
}

/** The first entries of a list, and the others in the same place on request. */
export function ShortList({ children, onPhone, onWide }: Props) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const first = useIsPhone() ? onPhone : onWide;
  const shown = isOpen || children.length <= first ? children.length : first;
  const open = () => {
    flushSync(() => setOpen(true));
    list.current?.children[shown]?.querySelector<HTMLElement>("a, button")?.focus();
  };
  return (
    <>
      <chakra.ul ref={list}>{children.slice(0, shown)}</chakra.ul>
      {shown < children.length && (
        <Button variant="quiet" marginTop="1" marginBottom="-2" marginInlineStart="-5" onClick={open}>
          {texts.showMore(children.length - shown)}
        </Button>
      )}
    </>
  );
}
