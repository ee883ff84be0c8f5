import { chakra, Flex } from "@chakra-ui/react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Button } from "../../../ui/Button";
import { fill } from "../../../ui/fill";
import { BuddyAction } from "../BuddyAction";
import { PersonRow, rowLook } from "../PersonRow";
import * as texts from "../texts";
import { SuggestionReasons } from "./SuggestionReasons";
import { useDismissal } from "./useDismissal";
import type { Row } from "./useSuggestionRows";

interface Props {
  row: Row;
  first: number;
  onChange(isDismissed: boolean): void;
}

/** A member with the reasons why they are suggested; once dismissed, the way back. */
export function SuggestionRow({ row: { suggestion, isDismissed }, first, onChange }: Props) {
  const { user, reasons } = suggestion;
  const { dismiss, restore } = useDismissal({ userId: user.id, first, onChange });
  const button = useRef<HTMLButtonElement>(null);
  const wasDismissed = useRef(isDismissed);
  useEffect(() => {
    // The button that was pressed is gone: the one in its place takes the focus over.
    if (wasDismissed.current !== isDismissed) button.current?.focus();
    wasDismissed.current = isDismissed;
  }, [isDismissed]);
  if (isDismissed) {
    return <DismissedRow name={user.name} isPending={restore.isPending} undo={restore.run} undoRef={button} />;
  }
  return (
    <PersonRow user={user} note={<SuggestionReasons reasons={reasons} />}>
      <BuddyAction user={user} />
      <Button ref={button} variant="quiet" paddingInline="3" onClick={() => void dismiss.run()}>
        {texts.notNow}
        <VisuallyHidden> {user.name}</VisuallyHidden>
      </Button>
    </PersonRow>
  );
}

interface DismissedProps {
  name: string;
  isPending: boolean;
  undo(): Promise<void>;
  undoRef: RefObject<HTMLButtonElement | null>;
}

function DismissedRow({ name, isPending, undo, undoRef }: DismissedProps) {
  const id = useId();
  return (
    <chakra.li css={rowLook}>
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <chakra.p id={id} flex="1" minWidth="7rem" color="fg.muted" overflowWrap="anywhere">
          {fill(texts.notShown, { name: <bdi>{name}</bdi> })}
        </chakra.p>
        <Button
          ref={undoRef}
          variant="quiet"
          paddingInline="3"
          isPending={isPending}
          aria-describedby={id}
          onClick={() => void undo()}
        >
          {texts.undo}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Flex>
    </chakra.li>
  );
}
