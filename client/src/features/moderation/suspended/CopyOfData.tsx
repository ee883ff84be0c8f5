import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback, useEffect } from "react";
import {
  type AbsentCopyFragment,
  useAbsentExportsQuery,
  useExportAbsentDataMutation,
} from "../../../generated/suspendedHooks";
import { formatCount } from "../../../ui/formatCount";
import { formatMoment } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { useAction } from "../../alerts/useAction";
import { downloadAbsentCopy } from "./downloadAbsentCopy";
import * as texts from "./texts";

const askAgainMs = 2_000;

/** A copy of what is stored of a suspended member. */
export function CopyOfData({ limitedToken }: { limitedToken: string }) {
  const { data, error, loading, refetch, startPolling, stopPolling } = useAbsentExportsQuery({
    variables: { limitedToken },
    context: { token: null },
    fetchPolicy: "network-only",
  });
  const copies = data?.absentExports ?? [];
  const isWaiting = copies.some(({ state }) => state === "PENDING");
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(askAgainMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const [exportData] = useExportAbsentDataMutation();
  const { run, isPending } = useAction(
    useCallback(async () => {
      await exportData({ variables: { input: { limitedToken } }, context: { token: null } });
      await refetch();
    }, [exportData, limitedToken, refetch]),
  );
  if (error && !data) {
    const retry = () => refetch().catch(() => undefined);
    return <Failed error={error} title={texts.copiesMissing} isRetrying={loading} onRetry={retry} />;
  }
  return (
    <>
      <Text color="fg.muted" marginBottom="4">
        {texts.dataHint}
      </Text>
      <Box aria-live="polite">
        {isWaiting && <Text marginBottom="4">{texts.beingMade}</Text>}
        {copies
          .filter(({ state }) => state !== "PENDING")
          .map((copy) => (
            <Copy key={copy.id} copy={copy} limitedToken={limitedToken} />
          ))}
      </Box>
      <Button disabled={isWaiting || !data} isPending={isPending} onClick={() => void run()}>
        {texts.askForCopy}
      </Button>
    </>
  );
}

function Copy({ copy, limitedToken }: { copy: AbsentCopyFragment; limitedToken: string }) {
  const { id, state, size, createdAt, expiresAt } = copy;
  const { run, isPending } = useAction(useCallback(() => downloadAbsentCopy(id, limitedToken), [id, limitedToken]));
  const isReady = state === "READY";
  const kilobytes = formatCount(Math.ceil((size ?? 0) / 1_000));
  return (
    <Flex alignItems="center" flexWrap="wrap" gap="3" paddingBottom="4">
      <chakra.span flex="1" minWidth="0">
        <Text fontWeight="semibold">{texts.copyOf(formatMoment(createdAt))}</Text>
        <Text color="fg.muted" fontSize="sm">
          {isReady ? texts.thereUntil(kilobytes, formatMoment(expiresAt)) : texts.couldNotMake}
        </Text>
      </chakra.span>
      {isReady && (
        <Button isPending={isPending} onClick={() => void run()}>
          {texts.download}
        </Button>
      )}
    </Flex>
  );
}
