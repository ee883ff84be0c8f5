import { Box, chakra, Text } from "@chakra-ui/react";
import { useCallback, useRef } from "react";
import { type BanFragment, useRemoveBanMutation, useSiteBansQuery } from "../../../generated/administrationHooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { fresh } from "../lookups";
import { Missing } from "../Missing";
import { CardsSkeleton, banHeight } from "../SectionsSkeleton";
import * as texts from "./texts";
import { BanForm } from "./BanForm";

/** What the site refuses: networks and mail domains. */
export function Bans() {
  const { data, error, loading, refetch } = useSiteBansQuery(fresh);
  const list = useRef<HTMLUListElement>(null);
  const bans = data?.administration?.bans;
  if (!bans && error) return <Missing error={error} title={texts.bansMissing} isRetrying={loading} refetch={refetch} />;
  if (!bans) return <CardsSkeleton label={texts.loadingBans} heights={[banHeight]} />;
  return (
    <Section title={texts.bans}>
      <Text color="fg.muted" marginBottom="4">
        {texts.bansLead}
      </Text>
      <BanForm />
      <chakra.ul ref={list} tabIndex={-1} aria-label={texts.bans} marginTop="5">
        {bans.map((ban) => (
          <BanRow key={ban.id} ban={ban} onRemoved={() => list.current?.focus({ preventScroll: true })} />
        ))}
      </chakra.ul>
      {bans.length === 0 && <Text color="fg.muted">{texts.noBans}</Text>}
    </Section>
  );
}

function BanRow({ ban: { id, what, reason, until, createdAt }, onRemoved }: { ban: BanFragment; onRemoved(): void }) {
  const alerts = useAlerts();
  const [remove] = useRemoveBanMutation();
  const { run, isPending } = useAction(
    useCallback(async () => {
      await remove({ variables: { id } });
      alerts.success(texts.banRemoved(what));
      onRemoved();
    }, [remove, id, what, alerts, onRemoved]),
  );
  const { ask, dialog } = useConfirm(run);
  const facts = [
    texts.bannedSince(formatMoment(createdAt)),
    until ? texts.bannedUntil(formatMoment(until)) : texts.untilRemoved.toLowerCase(),
    reason,
  ];
  return (
    <chakra.li css={row}>
      <Box flex="1" minWidth="10rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{what}</bdi>
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      </Box>
      <Button aria-label={texts.removeBanOf(what)} onClick={ask}>
        {texts.removeBan}
      </Button>
      <ConfirmDialog title={texts.removeTitle(what)} confirmLabel={texts.accept} {...dialog} isPending={isPending}>
        {texts.removeText}
      </ConfirmDialog>
    </chakra.li>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  paddingBlock: "2",
  borderTopWidth: "1px",
} as const;
