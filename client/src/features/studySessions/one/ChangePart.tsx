import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import type { OccurrencePageFragment } from "../../../generated/sessionHooks";
import { Clock } from "../../../generated/icons/Clock";
import { Pencil } from "../../../generated/icons/Pencil";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import * as texts from "../texts";
import { MoveDialog } from "./MoveDialog";
import { useCancelAll, useCancelDate } from "./useCancel";

interface Props {
  occurrence: OccurrencePageFragment;
  now: number;
}

/** What those who plan can do: edit, move, cancel. The past never changes, and what is cancelled stays so. */
export function ChangePart({ occurrence, now }: Props) {
  const [isMoving, setMoving] = useState(false);
  const { session, state, startsAt, id } = occurrence;
  if (!session.viewerCanChange || session.cancelledAt) return null;
  const isOpen = state !== "CANCELLED" && Date.parse(startsAt) > now;
  const left = session.upcoming.planned + session.upcoming.moved;
  if (!isOpen && left === 0) return null;
  return (
    <Flex direction="column" gap="2" marginTop="6" data-noprint>
      <Flex gap="2" flexWrap="wrap">
        <LinkButton to={paths.editSession(id)}>
          <Pencil size={18} aria-hidden="true" />
          {texts.edit}
        </LinkButton>
        {isOpen && (
          <Button onClick={() => setMoving(true)}>
            <Clock size={18} aria-hidden="true" />
            {texts.move}
          </Button>
        )}
      </Flex>
      {/* In line with the buttons above: these have no edge. */}
      <Flex columnGap="2" flexWrap="wrap" marginInlineStart="-5">
        {isOpen && <CancelDate occurrence={occurrence} />}
        {session.repeats.frequency !== "NONE" && left > 0 && <CancelAll occurrence={occurrence} left={left} />}
      </Flex>
      {isMoving && <MoveDialog occurrence={occurrence} onClose={() => setMoving(false)} />}
    </Flex>
  );
}

function CancelDate({ occurrence }: { occurrence: OccurrencePageFragment }) {
  const { run, isPending } = useCancelDate(occurrence.id);
  const { ask, dialog } = useConfirm(run);
  return (
    <>
      <Button variant="dangerQuiet" onClick={ask}>
        {texts.cancelDate}
      </Button>
      <ConfirmDialog
        title={texts.cancelDateTitle(occurrence.session.title)}
        confirmLabel={texts.cancelDate}
        cancelLabel={texts.keepIt}
        isPending={isPending}
        {...dialog}
      >
        {texts.cancelText}
      </ConfirmDialog>
    </>
  );
}

function CancelAll({ occurrence, left }: { occurrence: OccurrencePageFragment; left: number }) {
  const { run, isPending } = useCancelAll(occurrence.session.id);
  const { ask, dialog } = useConfirm(run);
  return (
    <>
      <Button variant="dangerQuiet" onClick={ask}>
        {texts.cancelAll}
      </Button>
      <ConfirmDialog
        title={texts.cancelAllTitle(occurrence.session.title)}
        confirmLabel={texts.cancelAll}
        cancelLabel={texts.keepIt}
        isPending={isPending}
        {...dialog}
      >
        {texts.cancelAllText(left)}
      </ConfirmDialog>
    </>
  );
}
