import type { OccurrencePageFragment } from "../../../generated/sessionHooks";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { isOpenDate } from "../open/openKind";
import { standingTo } from "../answer/standing";
import * as texts from "../texts";

/** How long before the start of a date its room is offered, in milliseconds. */
const offeredBefore = 15 * 60_000;

interface Props {
  occurrence: OccurrencePageFragment;
  now: number;
}

/** Leads to the study room of a date that is on or starts soon. It is the primary button once the viewer has answered. */
export function EnterRoom({ occurrence, now }: Props) {
  const room = roomOfDate(occurrence, now);
  if (!room) return null;
  const { viewerAnswer } = occurrence;
  const standing = standingTo(occurrence, now);
  const isComing = viewerAnswer === "GOING" || viewerAnswer === "WAITLISTED";
  const isMain = isComing || standing === "own" || standing === "closed";
  return (
    <LinkButton to={room} variant={isMain ? "primary" : "secondary"} alignSelf="flex-start" data-noprint>
      {texts.enterRoom}
    </LinkButton>
  );
}

/**
 * The path of the room: that of the group, of an open date for those who have a seat, or the commons for the viewer's own time. null at other times, for a date with a
 * place of its own, and for a room that the viewer may not enter.
 */
function roomOfDate(
  { id, viewerAnswer, state, startsAt, endsAt, session }: OccurrencePageFragment,
  now: number,
): string | null {
  const isNear = Date.parse(startsAt) - offeredBefore <= now && now < Date.parse(endsAt);
  if (state === "CANCELLED" || !isNear || session.place) return null;
  const { group } = session;
  if (isOpenDate({ session })) return viewerAnswer === "GOING" ? paths.room(id) : null;
  if (!group) return paths.commons;
  const mayEnter = group.visibility === "OPEN" || group.viewerMembership?.state === "ACTIVE";
  return mayEnter ? paths.room(group.id) : null;
}
