import { chakra, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { type MyReportsQuery, useMyReportsQuery } from "../../../generated/decisionHooks";
import { formatMoment, formatTime } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import { reasons } from "../texts";
import * as texts from "./texts";

type Report = NonNullable<MyReportsQuery["myReports"]>["nodes"][number];

const [atFirst, maxPerRequest] = [10, 100];

/** The viewer's reports and their outcomes. */
export function MyReports() {
  const [first, setFirst] = useState(atFirst);
  const { data, previousData, error, loading, refetch } = useMyReportsQuery({
    variables: { first },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.myReports;
  if (!list && error) {
    const retry = () => refetch().catch(() => undefined);
    return <Failed error={error} title={texts.reportsMissing} isRetrying={loading} onRetry={retry} />;
  }
  if (!list) {
    return (
      <Loading label={texts.loadingReports} css={card}>
        <BoneLine width="60%" />
        <BoneLine width="40%" fontSize="sm" />
      </Loading>
    );
  }
  if (list.nodes.length === 0)
    return (
      <Text css={card} color="fg.muted">
        {texts.noReports}
      </Text>
    );
  return (
    <chakra.div css={card}>
      <chakra.ul>
        {list.nodes.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </chakra.ul>
      {list.totalCount > list.nodes.length && first < maxPerRequest && (
        <Flex justifyContent="center" marginTop="4">
          <Button isPending={loading} onClick={() => setFirst(maxPerRequest)}>
            {texts.showMore}
          </Button>
        </Flex>
      )}
    </chakra.div>
  );
}

function ReportRow({ report: { kind, reason, outcome, createdAt } }: { report: Report }) {
  return (
    <chakra.li css={row}>
      <Text fontWeight="semibold">
        {texts.reported[kind ?? "POST"]} <chakra.span fontWeight="normal">· {reasons[reason]}</chakra.span>
      </Text>
      <Text color={outcome ? "fg" : "fg.muted"}>
        {outcome === "ACTED" ? texts.acted : outcome === "KEPT" ? texts.kept : texts.waits}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        <time dateTime={createdAt} title={formatTime(Date.parse(createdAt))}>
          {formatMoment(createdAt)}
        </time>
      </Text>
    </chakra.li>
  );
}

const card = { layerStyle: "card", padding: { base: "5", md: "6" } } as const;

const row = {
  paddingBlock: "3",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;
