import { Box, chakra, Heading, Link, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { AttentionKind, SiteOverviewQuery } from "../../../generated/administrationHooks";
import { CircleAlert } from "../../../generated/icons/CircleAlert";
import { CircleCheck } from "../../../generated/icons/CircleCheck";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import * as texts from "../texts";

type Attention = NonNullable<SiteOverviewQuery["administration"]>["attention"];

interface Look {
  say(count: number): string;
  /** Where it is handled. */
  way?: { to: string; label: string };
}

const looks: Readonly<Record<AttentionKind, Look>> = {
  READ_ONLY: { say: () => texts.readOnlyNow, way: { to: paths.administration("site"), label: texts.changeThat } },
  DISK_NEARLY_FULL: {
    say: texts.diskNearlyFull,
    way: { to: paths.administration("site"), label: texts.seeStorage },
  },
  FAILED_MAILS: { say: texts.mailsFailed, way: { to: paths.administration("jobs"), label: texts.seeMails } },
  FAILED_JOBS: { say: texts.jobsFailed, way: { to: paths.administration("jobs"), label: texts.seeJobs } },
  OPEN_CASES: { say: texts.casesOpen, way: { to: paths.moderation, label: texts.seeCases } },
  ERRORS_TODAY: { say: texts.errorsToday },
};

/** What an admin should look at, each with the way there. */
export function AttentionList({ attention }: { attention: Attention }) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} layerStyle="card" padding={{ base: "5", md: "6" }}>
      <Heading as="h2" id={titleId} fontSize="lg" marginBottom="3">
        {texts.attention}
      </Heading>
      {attention.length === 0 ? (
        <Text css={line} color="success.text">
          <CircleCheck size={20} aria-hidden="true" />
          {texts.nothingNeedsAttention}
        </Text>
      ) : (
        <chakra.ul css={list}>
          {attention.map(({ kind, count }) => (
            <AttentionRow key={kind} look={looks[kind]} count={count} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

function AttentionRow({ look: { say, way }, count }: { look: Look; count: number }) {
  return (
    <chakra.li css={row}>
      <Box css={line}>
        <chakra.span color="danger.text" display="inline-flex">
          <CircleAlert size={20} aria-hidden="true" />
        </chakra.span>
        <span>{say(count)}</span>
      </Box>
      {way && (
        <Link asChild css={link}>
          <PageLink to={way.to}>{way.label}</PageLink>
        </Link>
      )}
    </chakra.li>
  );
}

const list = { marginBlock: "-2" } as const;

const line = { display: "flex", gap: "3", "& svg": { flexShrink: 0, marginTop: "0.15em" } } as const;

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "6",
  minHeight: "11",
  "& + &": { borderTopWidth: "1px" },
} as const;

const link = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  paddingInlineStart: { base: "8", sm: "0" },
} as const;
