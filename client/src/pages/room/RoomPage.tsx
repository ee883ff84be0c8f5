import { Box, Text } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { OtherRooms } from "../../features/home/OtherRooms";
import { LostSeat } from "../../features/rooms/LostSeat";
import { RoomSkeleton } from "../../features/rooms/RoomSkeleton";
import { RoomView } from "../../features/rooms/RoomView";
import * as texts from "../../features/rooms/texts";
import { NotHereYet, useRoomDate } from "../../features/studySessions/open/RoomOfDate";
import { useTabTitle } from "../../features/rooms/useTabTitle";
import { useLiveRoom } from "../../features/rooms/useLiveRoom";
import type { TimerFragment } from "../../generated/roomHooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { fill } from "../../ui/fill";
import { forbidden } from "../../ui/texts";
import { readProblem } from "../../ui/feedback/problem";
import { BackLink } from "../../ui/navigation/BackLink";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { NotFoundPage } from "../NotFoundPage";

/** The study room of a group, or the commons. */
export function RoomPage() {
  const { groupId } = useParams();
  // The key remounts the page for every room, so that no state of the previous one remains.
  return <RoomOf key={groupId ?? "commons"} groupId={groupId ?? null} />;
}

function RoomOf({ groupId }: { groupId: string | null }) {
  const { room, me, seat, error, isLoading, refetch } = useLiveRoom(groupId);
  const date = useRoomDate(groupId !== null && room != null && !room.group ? groupId : null);
  const code = error && readProblem(error).code;
  if (room === null && !isLoading) return <NotFoundPage title={texts.notFound}>{texts.notFoundText}</NotFoundPage>;
  if (code === "BAD_USER_INPUT") return <NotFoundPage title={texts.notFound}>{texts.notFoundText}</NotFoundPage>;
  const group = room?.group;
  // A room that is neither a group's nor the commons is that of a date.
  const isOfDate = groupId !== null && room != null && !group;
  return (
    <PageFrame>
      <BackLink to={groupId === null ? paths.dashboard : isOfDate ? paths.occurrence(groupId) : paths.post(groupId)} />
      <TimedTitle name={group?.name ?? date?.session.title ?? null} timer={room?.timer} />
      <Text color="fg.muted" marginTop="2">
        {texts.lead}
      </Text>
      {code === "FORBIDDEN" && groupId ? (
        <ForMembers groupId={groupId} said={readProblem(error).messages[0] ?? ""} />
      ) : error && !room ? (
        <Box marginTop="6">
          <Failed error={error} title={texts.didNotLoad} onRetry={() => refetch()} isRetrying={isLoading} />
        </Box>
      ) : room ? (
        <>
          {date && <NotHereYet date={date} peopleCount={room.peopleCount} isSeated={room.viewerSeat !== null} />}
          {seat.lost && <LostSeat room={room} goal={seat.lost.goal} />}
          <RoomView room={room} isCommons={groupId === null} me={me ?? null} onLeft={seat.forget} />
          {!groupId && <OtherRooms />}
        </>
      ) : (
        <RoomSkeleton />
      )}
    </PageFrame>
  );
}

/** A component of its own: only the title follows the clock. */
function TimedTitle({ name, timer }: { name: string | null; timer: TimerFragment | null | undefined }) {
  const title = name === null ? texts.commons : texts.roomOf.replace("{title}", () => name);
  return (
    <PageTitle marginTop="2" documentTitle={useTabTitle(timer, title)}>
      {name === null ? title : fill(texts.roomOf, { title: <bdi>{name}</bdi> })}
    </PageTitle>
  );
}

/** `said`: why the service refuses. Of what it says, only that the viewer was removed helps them more than our own text. */
function ForMembers({ groupId, said }: { groupId: string; said: string }) {
  const isRemoved = said !== forbidden;
  return (
    <Box layerStyle="card" padding="6" marginTop="6">
      <Text fontWeight="bold">{isRemoved ? said : texts.forMembers}</Text>
      <Text color="fg.muted" marginTop="1" marginBottom="4">
        {isRemoved ? texts.removedText : texts.forMembersText}
      </Text>
      <LinkButton to={paths.post(groupId)} variant="primary">
        {texts.toGroup}
      </LinkButton>
    </Box>
  );
}
