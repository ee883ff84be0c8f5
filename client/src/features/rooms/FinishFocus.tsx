import { useApolloClient } from "@apollo/client/react";
import { chakra, Flex } from "@chakra-ui/react";
import { type RefObject, useCallback } from "react";
import {
  type FocusResult,
  type OwnFocusFragment,
  OwnFocusDocument,
  useFinishFocusMutation,
} from "../../generated/roomHooks";
import { Logo } from "../../ui/pictures/Logo";
import { Button } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";
import { useFocusHandOver } from "./useFocusHandOver";

type Focus = NonNullable<OwnFocusFragment["openFocus"]>;

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
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "6" }}>
      <Flex role="status" alignItems="center" gap="3" marginBottom="3" fontWeight="semibold">
        <Logo size="2rem" motion="once" />
        <chakra.span overflowWrap="anywhere">
          {fill(texts.focused(minutesOf(focus), others.length), names(others))}
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
  const [finishFocus] = useFinishFocusMutation();
  const perform = useCallback(async () => {
    await handOver(async () => {
      await finishFocus({ variables: { input: { focusId, result } } });
      await client.query({ query: OwnFocusDocument, fetchPolicy: "network-only" });
    });
    alerts.success(texts.thanks);
  }, [handOver, finishFocus, client, focusId, result, alerts]);
  const { run, isPending } = useAction(perform);
  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void run()}>
      {texts.results[result]}
    </Button>
  );
}
