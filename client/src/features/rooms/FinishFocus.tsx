import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { chakra, Flex, Text } from "@chakra-ui/react";
import { type RefObject, useCallback, useEffect, useState } from "react";
import {
  type FocusResult,
  type OwnFocusFragment,
  OwnFocusDocument,
  WeekGoalDocument,
  type WeekGoalQuery,
  useFinishFocusMutation,
} from "../../generated/roomHooks";
import { Logo } from "../../ui/pictures/Logo";
import { Button } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { isNewFocus, rememberFocus } from "../moments/moments";
import { useGoalMoment } from "../moments/useGoalMoment";
import * as texts from "./texts";
import { useFocusHandOver } from "./useFocusHandOver";

type Focus = NonNullable<OwnFocusFragment["openFocus"]>;

const weekGoal = WeekGoalDocument as TypedDocumentNode<WeekGoalQuery>;
const results = Object.keys(texts.results) as FocusResult[];

interface Props {
  focus: Focus;
  /** Who else is in the room. */
  others: readonly string[];
  /** Gets the keyboard focus when the answered question has gone. */
  nextTarget: RefObject<HTMLElement | null>;
}

/** Asks how far one came, once a focus is over. */
export function FinishFocus({ focus, others, nextTarget }: Props) {
  const isNew = useIsNew(focus.id);
  const first = focus.firstWith.map(({ name }) => name);
  const checkGoal = useGoalCheck();
  useEffect(() => void checkGoal(), [checkGoal]);
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "6" }}>
      <Flex role="status" alignItems="center" gap="3" marginBottom="3" fontWeight="semibold">
        <Logo size="2rem" motion={isNew ? "once" : undefined} />
        <chakra.span overflowWrap="anywhere">
          {fill(texts.focused(minutesOf(focus), others.length), names(others))}
          {first.length > 0 && (
            <Text as="span" display="block" color="fg.muted" fontWeight="medium">
              {fill(texts.firstTogether(first.length), names(first))}
            </Text>
          )}
        </chakra.span>
      </Flex>
      <chakra.h2 fontWeight="bold" fontSize="lg" overflowWrap="anywhere">
        {focus.goal ? fill(texts.howFarWith, { goal: <bdi>{focus.goal}</bdi> }) : texts.howFar}
      </chakra.h2>
      <Flex gap="3" flexWrap="wrap" marginTop="4">
        {results.map((result) => (
          <Answer key={result} focus={focus} nextTarget={nextTarget} result={result} />
        ))}
      </Flex>
    </chakra.section>
  );
}

const minutesOf = ({ startedAt, endsAt }: Focus) =>
  Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / 60_000));

/** The ring turns once for each focus, not again when the page is opened later. */
function useIsNew(focusId: string): boolean {
  const [isNew] = useState(() => isNewFocus(focusId));
  useEffect(() => rememberFocus(focusId), [focusId]);
  return isNew;
}

/** Looks whether the minutes of this focus have reached the weekly goal. The last minute may be counted some seconds later. */
function useGoalCheck() {
  const client = useApolloClient();
  const say = useGoalMoment();
  return useCallback(async (): Promise<boolean> => {
    const answer = await client.query({ query: weekGoal, fetchPolicy: "network-only" }).catch(() => undefined);
    const stats = answer?.data?.me?.studyStats;
    return stats ? say(stats.weeklyGoal, stats.totalMinutes) : false;
  }, [client, say]);
}

/** The first two, and how many more there are. */
const names = ([first = "", second = "", ...more]: readonly string[]) => ({
  first: <bdi key="first">{first}</bdi>,
  second: <bdi key="second">{second}</bdi>,
  more: more.length,
});

type AnswerProps = Omit<Props, "others"> & { result: FocusResult };

function Answer({ focus: { id: focusId }, nextTarget, result }: AnswerProps) {
  const handOver = useFocusHandOver(nextTarget);
  const alerts = useAlerts();
  const client = useApolloClient();
  const checkGoal = useGoalCheck();
  const [finishFocus] = useFinishFocusMutation();
  const perform = useCallback(async () => {
    await handOver(async () => {
      await finishFocus({ variables: { input: { focusId, result } } });
      await client.query({ query: OwnFocusDocument, fetchPolicy: "network-only" });
    });
    if (!(await checkGoal())) alerts.success(texts.thanks);
  }, [handOver, finishFocus, client, focusId, result, checkGoal, alerts]);
  const { run, isPending } = useAction(perform);
  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void run()}>
      {texts.results[result]}
    </Button>
  );
}
