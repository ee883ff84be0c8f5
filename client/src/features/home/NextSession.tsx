import { chakra } from "@chakra-ui/react";
import { useNextSessionQuery } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { describeStart } from "../../shared/time/describeTimes";
import { useMinute } from "../../shared/time/useMinute";
import { PageLink } from "../../ui/navigation/PageLink";
import * as texts from "./texts";

/** What comes next in the viewer's calendar, in two lines. If it does not load there is none: Home shows it, too. */
export function NextSession() {
  const { data } = useNextSessionQuery();
  const now = useMinute();
  const next = data?.nextUp?.find(({ endsAt }) => Date.parse(endsAt) > now);
  if (!data) return null;
  const isOn = next && Date.parse(next.startsAt) <= now;
  return (
    <chakra.span asChild css={line}>
      {next ? (
        <PageLink to={paths.occurrence(next.id)}>
          <chakra.span dir="auto" css={cut}>
            {next.session.title}
          </chakra.span>
          <chakra.time dateTime={next.startsAt} css={cut} color="fg.muted" fontWeight="medium" fontSize="sm">
            {isOn ? texts.isOn : describeStart(next.startsAt, next.session.timeZone, now)}
          </chakra.time>
        </PageLink>
      ) : (
        <PageLink to={paths.planSession}>{texts.plan}</PageLink>
      )}
    </chakra.span>
  );
}

const line = {
  display: "inline-grid",
  alignContent: "center",
  justifyItems: "start",
  maxWidth: "full",
  minHeight: "12",
  fontWeight: "semibold",
  lineHeight: "snug",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;

const cut = { maxWidth: "full", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
