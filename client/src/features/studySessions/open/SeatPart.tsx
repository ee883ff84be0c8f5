import { chakra, Flex, Text } from "@chakra-ui/react";
import { type OccurrencePageFragment, useSeatsOfDateQuery } from "../../../generated/sessionHooks";
import { deviceZone } from "../../../shared/time/timeZones";
import { Button, LinkButton } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import { Section } from "../../../ui/page/Section";
import { freeSeats } from "./addresses";
import { LateSeats } from "./LateSeats";
import { Partners } from "./Partners";
import { seatsOf } from "./openKind";
import * as texts from "./texts";
import { useGiveSeatBack, useTakeSeat } from "./useSeats";

interface Props {
  occurrence: OccurrencePageFragment;
  now: number;
  viewerId: string | undefined;
}

/** The seats of an open date: who has one, and taking or giving back the viewer's. */
export function SeatPart({ occurrence, now, viewerId }: Props) {
  const { id } = occurrence;
  const { data, error, loading, refetch } = useSeatsOfDateQuery({
    variables: { id, zone: deviceZone() || null },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { all, taken } = seatsOf(occurrence);
  const isOwn = occurrence.session.viewerCanChange;
  const isOver = occurrence.state === "CANCELLED" || Date.parse(occurrence.endsAt) <= now;
  const people = data?.occurrence?.attendees.nodes ?? [];
  const own = people.find(({ user }) => user?.id === viewerId)?.user?.keptSeats;
  return (
    <Section title={texts.seats}>
      <Flex direction="column" gap="4" alignItems="flex-start">
        <Text role="status" fontWeight="semibold">
          {occurrence.viewerAnswer === "GOING" && !isOwn
            ? texts.youHaveSeat
            : taken >= all
              ? texts.noSeatLeft
              : texts.taken(taken, all)}
        </Text>
        {!isOwn && !isOver && <SeatButtons occurrence={occurrence} now={now} isFull={taken >= all} />}
        {error && !data && (
          <Failed error={error} title={texts.missing} onRetry={() => void refetch()} isRetrying={loading} />
        )}
        {!error && !data && (
          <Loading label={texts.loading}>
            <BoneLine width="60%" />
          </Loading>
        )}
        {data && <Partners people={people} viewerId={viewerId} />}
        {data && isOwn && taken === 0 && !isOver && <Text color="fg.muted">{texts.nobodyYet}</Text>}
        {own && own.of > 0 && (
          <Text color="fg.muted" fontSize="sm">
            {texts.yourKept(own.came, own.of)}
          </Text>
        )}
      </Flex>
    </Section>
  );
}

interface ButtonProps {
  occurrence: OccurrencePageFragment;
  now: number;
  isFull: boolean;
}

function SeatButtons({ occurrence, now, isFull }: ButtonProps) {
  const { id, startsAt, viewerAnswer } = occurrence;
  const taking = useTakeSeat(id);
  const giving = useGiveSeatBack(id);
  if (Date.parse(startsAt) <= now) return null;
  if (viewerAnswer === "GOING")
    return (
      <Button isPending={giving.isPending} onClick={() => void giving.run()} data-noprint>
        {texts.giveBack}
      </Button>
    );
  return (
    <chakra.div display="grid" gap="3" data-noprint>
      <Flex gap="2" flexWrap="wrap">
        {!isFull && (
          <Button variant="primary" isPending={taking.isPending} onClick={() => void taking.run()}>
            {texts.takeIt}
          </Button>
        )}
        {isFull && <LinkButton to={freeSeats}>{texts.seeOthers}</LinkButton>}
      </Flex>
      {taking.late && <LateSeats seats={taking.late} now={now} />}
    </chakra.div>
  );
}
