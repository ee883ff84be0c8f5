import { chakra, Text } from "@chakra-ui/react";
import { useCallback, useEffect } from "react";
import {
  type PrivacySettingsQuery,
  useExportMyDataMutation,
  useMyExportStatesQuery,
} from "../../../generated/settingsHooks";
import { formatCount } from "../../../ui/formatCount";
import { formatMoment } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { downloadCopy } from "./downloadCopy";
import * as texts from "./texts";

type Me = NonNullable<PrivacySettingsQuery["me"]>;
type Copy = NonNullable<Me["exports"]>[number];

const askAgainMs = 2_000;

/** A copy of everything that is stored of the viewer. */
export function MyData({ me: { exports, viewerCanChangeAccount } }: { me: Me }) {
  const copies = exports ?? [];
  const isWaiting = copies.some(({ state }) => state === "PENDING");
  const { startPolling, stopPolling } = useMyExportStatesQuery({ skip: !isWaiting });
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(askAgainMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const alerts = useAlerts();
  const [exportMyData] = useExportMyDataMutation();
  const { run, isPending } = useAction(
    useCallback(async () => {
      await exportMyData();
      alerts.success(texts.copyAsked);
    }, [exportMyData, alerts]),
  );
  return (
    <Section title={texts.dataTitle}>
      <Text color="fg.muted" marginBottom="4">
        {viewerCanChangeAccount ? texts.dataHint : texts.shared}
      </Text>
      {copies.length > 0 && (
        <chakra.ul aria-label={texts.copies} aria-live="polite" marginBottom="4">
          {copies.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </chakra.ul>
      )}
      {/* Not disabled while a copy is made: that would take the focus away. */}
      <Button disabled={!viewerCanChangeAccount} isPending={isPending || isWaiting} onClick={() => void run()}>
        {texts.askForCopy}
      </Button>
    </Section>
  );
}

function CopyRow({ copy }: { copy: Copy }) {
  const { url } = copy;
  const { run, isPending } = useAction(useCallback(async () => url && downloadCopy(url), [url]));
  return (
    <chakra.li display="flex" alignItems="center" flexWrap="wrap" gap="3" paddingBlock="2" borderBottomWidth="1px">
      <chakra.span minWidth="0" flex="1">
        <Text fontWeight="semibold">{texts.copyOf(formatMoment(copy.createdAt))}</Text>
        <Text color="fg.muted" fontSize="sm">
          {describe(copy)}
        </Text>
      </chakra.span>
      {url && (
        <Button isPending={isPending} onClick={() => void run()}>
          {texts.download}
        </Button>
      )}
    </chakra.li>
  );
}

function describe({ state, size, expiresAt }: Copy): string {
  if (state === "FAILED") return texts.couldNotMake;
  if (state === "TOO_LARGE") return texts.tooLarge;
  if (state === "PENDING") return texts.beingMade;
  const kilobytes = texts.kilobytes(formatCount(Math.ceil((size ?? 0) / 1_000)));
  return texts.readyUntil(kilobytes, formatMoment(expiresAt));
}
