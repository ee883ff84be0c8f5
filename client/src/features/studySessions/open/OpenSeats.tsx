import { chakra, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { type Interest, OpenSeatsDocument, useOpenSeatsQuery } from "../../../generated/sessionHooks";
import { Plus } from "../../../generated/icons/Plus";
import { interests, isInterest } from "../../../shared/interests";
import { useOnMissed } from "../../../shared/live";
import { useBackgroundRefetch } from "../../../shared/service/useBackgroundRefetch";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { addDays, momentAt } from "../../../shared/time/days";
import { Button, LinkButton } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import { SelectField } from "../../../ui/forms/fields";
import { Section } from "../../../ui/page/Section";
import { offerSession } from "./addresses";
import { OpenSeatRow } from "./OpenSeatRow";
import * as texts from "./texts";

interface Props {
  /** The week that is shown, by its Monday. */
  monday: string;
  now: number;
}

const anyInterest = "";
const choices = [
  { value: anyInterest, label: texts.everyInterest },
  ...interests.map(({ value, label }) => ({ value: value as string, label })),
];

/** Other members' free seats in the week that is shown. It loads and fails on its own. */
export function OpenSeats({ monday, now }: Props) {
  const [interest, setInterest] = useState(anyInterest);
  const { seats, error, isLoading, refetch, hasMore, showMore } = useOpenSeats(
    monday,
    isInterest(interest) ? interest : null,
  );
  const ahead = seats?.filter(({ startsAt }) => Date.parse(startsAt) > now);
  return (
    <Section title={texts.freeSeats}>
      <Text color="fg.muted">{texts.lead}</Text>
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end" marginTop="4" data-noprint>
        <chakra.div minWidth="12rem">
          <SelectField
            name="interest"
            label={texts.interest}
            value={interest}
            options={choices}
            onValueChange={setInterest}
          />
        </chakra.div>
        <LinkButton to={offerSession}>
          <Plus size={18} aria-hidden="true" />
          {texts.offerOne}
        </LinkButton>
      </Flex>
      <chakra.div marginTop="4">
        {error && !ahead && (
          <Failed error={error} title={texts.missing} onRetry={() => refetch()} isRetrying={isLoading} />
        )}
        {!error && !ahead && (
          <Loading label={texts.loading}>
            <BoneLine width="80%" />
          </Loading>
        )}
        {ahead?.length === 0 && <Text>{texts.none}</Text>}
        {ahead && ahead.length > 0 && (
          <ul>
            {ahead.map((seat) => (
              <OpenSeatRow key={seat.id} seat={seat} now={now} onTaken={refetch} />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button isPending={isLoading} onClick={() => void showMore()} data-noprint>
            {texts.more}
          </Button>
        )}
      </chakra.div>
    </Section>
  );
}

const seatsIn = (monday: string, interest: Interest | null) => ({
  from: new Date(momentAt(monday)).toISOString(),
  to: new Date(momentAt(addDays(monday, 7))).toISOString(),
  interest,
});

/** What `OpenSeats` asks at first. */
export const openSeatsQuery = (monday: string): FirstQuery => ({
  query: OpenSeatsDocument,
  variables: seatsIn(monday, null),
});

function useOpenSeats(monday: string, interest: Interest | null) {
  const result = useOpenSeatsQuery({
    variables: seatsIn(monday, interest),
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading, fetchMore } = result;
  const renew = useBackgroundRefetch(result);
  useOnMissed(renew);
  const page = data?.openSessions;
  const showMore = async () => {
    await fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { openSessions: next } }) =>
        before.openSessions && next
          ? { openSessions: { ...next, nodes: [...before.openSessions.nodes, ...next.nodes] } }
          : before,
    }).catch(() => undefined);
  };
  return {
    seats: page?.nodes,
    error,
    isLoading: loading,
    refetch: renew,
    hasMore: page?.pageInfo.hasNextPage,
    showMore,
  };
}
