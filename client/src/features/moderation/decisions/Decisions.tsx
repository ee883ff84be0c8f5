import { chakra, Flex, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useDecisionsQuery } from "../../../generated/decisionHooks";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { Decision } from "./Decision";
import { DecisionsSkeleton } from "./DecisionsSkeleton";
import * as texts from "./texts";

interface Props {
  /** Of a suspended member, who has no session. */
  limitedToken?: string;
  /** The decision that the address names. */
  named?: string;
}

const [atFirst, maxPerRequest] = [20, 100];

/** What moderators decided about the viewer. */
export function Decisions({ limitedToken, named }: Props) {
  const [first, setFirst] = useState(atFirst);
  const { data, previousData, error, loading, refetch } = useDecisionsQuery({
    variables: { first, limitedToken },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
    ...(limitedToken ? { context: { token: null } } : {}),
  });
  const list = (data ?? previousData)?.moderationDecisions;
  const isThere = list !== undefined && list !== null;
  useEffect(() => {
    if (isThere && named) document.getElementById(named)?.focus();
  }, [isThere, named]);
  if (!list && error) {
    const retry = () => refetch().catch(() => undefined);
    return <Failed error={error} title={texts.decisionsMissing} isRetrying={loading} onRetry={retry} />;
  }
  if (!list) return <DecisionsSkeleton />;
  if (list.nodes.length === 0) {
    return (
      <Text layerStyle="card" padding={{ base: "5", md: "6" }} color="fg.muted">
        {texts.noDecisions}
      </Text>
    );
  }
  return (
    <>
      <chakra.ul display="flex" flexDirection="column" gap="4">
        {list.nodes.map((decision) => (
          <li key={decision.id}>
            <Decision decision={decision} limitedToken={limitedToken} />
          </li>
        ))}
      </chakra.ul>
      {list.totalCount > list.nodes.length && first < maxPerRequest && (
        <Flex justifyContent="center" marginTop="6">
          <Button isPending={loading} onClick={() => setFirst(maxPerRequest)}>
            {texts.showMore}
          </Button>
        </Flex>
      )}
    </>
  );
}
