import { chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { Clock } from "../../../generated/icons/Clock";
import { UserPlus } from "../../../generated/icons/UserPlus";
import { formatMoment } from "../../../shared/time/formatDate";
import { Button, type ButtonProps } from "../../../ui/Button";
import { fill } from "../../../ui/fill";
import { AskDialog } from "./AskDialog";
import { useCancelRequest, useJoin } from "./useGroupAction";
import * as texts from "../texts";

interface Props {
  group: GroupPanelFragment;
  variant?: ButtonProps["variant"];
}

/** The way into a group: join, ask, or take the request back. Nothing for its members. */
export function JoinButton({ group, variant = "secondary" }: Props) {
  const { viewerMembership: own, viewerCanJoin, visibility } = group;
  if (own?.state === "ACTIVE") return null;
  if (own?.state === "REQUESTED" && !viewerCanJoin) return <Requested group={group} />;
  if (group.viewerIsRemoved) return <Text color="fg.muted">{texts.removedShort}</Text>;
  if (viewerCanJoin)
    return visibility === "OPEN" ? <Join group={group} variant={variant} /> : <Ask group={group} variant={variant} />;
  return <Text color="fg.muted">{visibility === "OPEN" ? texts.full : texts.askWasDeclined}</Text>;
}

function Join({ group, variant }: Props) {
  const { run, isPending } = useJoin(group);
  return (
    <Button variant={variant} isPending={isPending} onClick={() => void run()}>
      <UserPlus size={18} aria-hidden="true" />
      {texts.join}
    </Button>
  );
}

function Ask({ group, variant }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <UserPlus size={18} aria-hidden="true" />
        {texts.ask}
      </Button>
      {isOpen && <AskDialog group={group} onClose={() => setOpen(false)} />}
    </>
  );
}

function Requested({ group }: Props) {
  const { run, isPending } = useCancelRequest(group);
  const requestedAt = group.viewerMembership?.requestedAt ?? "";
  return (
    <>
      <chakra.p display="flex" gap="3" alignItems="flex-start">
        <chakra.span color="fg.muted" flexShrink="0" paddingTop="1">
          <Clock size={18} aria-hidden="true" />
        </chakra.span>
        <span>{fill(texts.requestedOn, { day: <time dateTime={requestedAt}>{formatMoment(requestedAt)}</time> })}</span>
      </chakra.p>
      <Button isPending={isPending} onClick={() => void run()}>
        {texts.cancelRequest}
      </Button>
    </>
  );
}
