import { Box, chakra, Text } from "@chakra-ui/react";
import { type CaseState, useCaseQueueQuery } from "../../../generated/staffHooks";
import noPosts from "../../../pictures/no-posts.svg";
import { paths } from "../../../shared/paths";
import { Empty } from "../../../ui/feedback/Empty";
import { Failed } from "../../../ui/feedback/Failed";
import { CaseRow } from "./CaseRow";
import { OlderPages } from "./OlderPages";
import { QueueSkeleton } from "./QueueSkeleton";
import * as texts from "./texts";

interface Props {
  state: CaseState;
  /** Where the page before ended, as the address has it. */
  after: string | null;
}

/** One page of cases. */
export function CaseQueue({ state, after }: Props) {
  const { data, error, loading, refetch } = useCaseQueueQuery({
    variables: { state, after },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.moderationCases;
  if (!list && error) {
    const retry = () => refetch().catch(() => undefined);
    return <Failed error={error} title={texts.casesMissing} isRetrying={loading} onRetry={retry} />;
  }
  if (!list) return <QueueSkeleton />;
  if (list.nodes.length === 0 && !after) return <NoCases isOpen={state === "OPEN"} />;
  const { hasNextPage, endCursor } = list.pageInfo;
  const query = state === "OPEN" ? "" : "state=decided";
  return (
    <>
      <Text role="status" color="fg.muted" marginBottom="4">
        {texts.caseCount(list.totalCount)}
      </Text>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {list.nodes.map((found) => (
          <li key={found.id}>
            <CaseRow found={found} />
          </li>
        ))}
      </chakra.ul>
      <OlderPages path={paths.moderation} query={query} isFirst={!after} next={hasNextPage ? endCursor : null} />
    </>
  );
}

function NoCases({ isOpen }: { isOpen: boolean }) {
  return (
    <Box layerStyle="card">
      <Empty picture={noPosts} title={isOpen ? texts.nothingWaits : texts.nothingDecided}>
        {isOpen ? texts.nothingWaitsText : texts.nothingDecidedText}
      </Empty>
    </Box>
  );
}
