import { chakra, Heading, Text } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { useGroupSessionsQuery } from "../../generated/sessionHooks";
import { Plus } from "../../generated/icons/Plus";
import { useOnMissed } from "../../shared/live";
import { useBackgroundRefetch } from "../../shared/service/useBackgroundRefetch";
import { paths } from "../../shared/paths";
import { deviceZone } from "../../shared/time/timeZones";
import { useMinute } from "../../shared/time/useMinute";
import { LinkButton } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { BoneLine, Loading } from "../../ui/feedback/Skeleton";
import { OccurrenceRow } from "./OccurrenceRow";
import * as texts from "./texts";

interface Props {
  groupId: string;
  /** Grows when its plans have changed; then the dates are asked for again. */
  plans: number;
  /** Whether the viewer belongs to it. */
  canPlan: boolean;
}

/** As far ahead as the service looks, and how many of the dates are shown. */
const [daysAhead, shown] = [62, 3];
const dayLength = 86_400_000;

/** What a group plans next, to answer here, and the way to plan more. It loads and fails on its own. */
export function GroupSessions({ groupId, plans, canPlan }: Props) {
  const id = useId();
  const now = useMinute();
  const { occurrences, error, isLoading, refetch } = useNextDates(groupId, plans);
  const next = occurrences?.filter(({ endsAt, state }) => Date.parse(endsAt) > now && state !== "CANCELLED");
  if (error && !occurrences)
    return <Failed error={error} title={texts.sessionsMissing} onRetry={() => refetch()} isRetrying={isLoading} />;
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={look}>
      <Heading as="h2" id={id}>
        {texts.nextSessions}
      </Heading>
      <chakra.div minHeight={rowHeight}>
        {!next && <RowBones />}
        {next?.length === 0 && (
          <Text color="fg.muted">
            {texts.noneYet}
            {canPlan && ` ${texts.whyPlan}`}
          </Text>
        )}
        {next && next.length > 0 && (
          <ul>
            {next.slice(0, shown).map((occurrence) => (
              <OccurrenceRow key={occurrence.id} occurrence={occurrence} now={now} isGroupKnown />
            ))}
          </ul>
        )}
      </chakra.div>
      {canPlan && (
        <LinkButton to={paths.planSessionOf(groupId)} alignSelf="flex-start" data-noprint>
          <Plus size={18} aria-hidden="true" />
          {texts.plan}
        </LinkButton>
      )}
    </chakra.section>
  );
}

function useNextDates(groupId: string, plans: number) {
  const [from] = useState(() => Date.now());
  const result = useGroupSessionsQuery({
    variables: {
      id: groupId,
      from: new Date(from).toISOString(),
      to: new Date(from + daysAhead * dayLength).toISOString(),
      zone: deviceZone() || null,
    },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, refetch } = result;
  const renew = useBackgroundRefetch(result);
  useOnMissed(renew);
  const known = useRef(plans);
  useEffect(() => {
    if (known.current === plans) return;
    known.current = plans;
    renew();
  }, [plans, renew]);
  // A group that the viewer does not see has no dates.
  return { occurrences: data && (data.group?.occurrences ?? []), error, isLoading: loading, refetch };
}

/** One date with its answers. The list is never lower, so that what is below it stays in place when the first date arrives. */
const rowHeight = "6.75rem";

function RowBones() {
  return (
    <Loading label={texts.loadingSessions}>
      <BoneLine width="60%" fontSize="sm" />
      <BoneLine width="80%" />
    </Loading>
  );
}

const look = { display: "flex", flexDirection: "column", gap: "4", padding: { base: "5", md: "6" } } as const;
