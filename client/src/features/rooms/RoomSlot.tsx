import { chakra, Heading, Text } from "@chakra-ui/react";
import { useEffect, useId } from "react";
import { type GroupRoomQuery, useGroupRoomQuery } from "../../generated/roomHooks";
import { useOnMissed } from "../../shared/live";
import { useBackgroundRefetch } from "../../shared/service/useBackgroundRefetch";
import { paths } from "../../shared/paths";
import { useMinute } from "../../shared/time/useMinute";
import { LinkButton } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { describeNext } from "./describeNext";
import { countdownAt } from "./useCountdown";
import * as texts from "./texts";

interface Props {
  groupId: string;
  /** Says why in its place that outsiders do not find the room. */
  isExplained?: boolean;
}

/** The room of a group beside its post: how many study, how long until the break, and the way in. */
export function RoomSlot({ groupId, isExplained = false }: Props) {
  const id = useId();
  const result = useGroupRoomQuery({
    variables: { id: groupId },
    // A timer from the cache would count from a moment that is long over.
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const renew = useBackgroundRefetch(result);
  const now = useMinute();
  const room = data?.group?.room;
  useOnMissed(renew);
  // The number of people and the phase are a minute old at most.
  useEffect(() => {
    if (room) renew();
    // oxlint-disable-next-line react/exhaustive-deps -- with each minute, not with each answer
  }, [now]);
  if (error && !data)
    return <Failed error={error} title={texts.didNotLoad} onRetry={() => refetch()} isRetrying={loading} />;
  if (!data) return <SlotSkeleton />;
  if (!room) return isExplained ? <ForMembers /> : null;
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={look}>
      <Heading as="h2" id={id} fontSize="lg">
        {texts.commons}
      </Heading>
      <div>
        <Text>{texts.count(room.peopleCount)}</Text>
        {room.timer && <Text color="fg.muted">{describeTimer(room.timer)}</Text>}
      </div>
      <LinkButton to={paths.room(groupId)} alignSelf="flex-start">
        {texts.goIn}
      </LinkButton>
    </chakra.section>
  );
}

function ForMembers() {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={look}>
      <Heading as="h2" id={id} fontSize="lg">
        {texts.forMembers}
      </Heading>
      <Text color="fg.muted">{texts.forMembersText}</Text>
    </chakra.section>
  );
}

type Timer = NonNullable<NonNullable<NonNullable<GroupRoomQuery["group"]>["room"]>["timer"]>;

/** By the clock of the service, when it answered. */
const describeTimer = (timer: Timer) =>
  describeNext(timer.phase, countdownAt(timer, Date.parse(timer.serverNow)).secondsLeft);

function SlotSkeleton() {
  return (
    <Loading label={texts.loading}>
      <chakra.div layerStyle="card" css={look}>
        <HeadingLine width="50%" />
        <BoneLine width="60%" />
        <Bone width="9rem" height="11" borderRadius="full" />
      </chakra.div>
    </Loading>
  );
}

const look = { display: "flex", flexDirection: "column", gap: "4", padding: { base: "5", md: "6" } } as const;
