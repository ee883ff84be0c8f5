import { Box, Flex } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { ReportButton } from "../../features/moderation/ReportButton";
import { AnswerPart } from "../../features/studySessions/one/AnswerPart";
import { ChangePart } from "../../features/studySessions/one/ChangePart";
import { isOpenDate } from "../../features/studySessions/open/openKind";
import { SeatPart } from "../../features/studySessions/open/SeatPart";
import { SessionFacts } from "../../features/studySessions/one/SessionFacts";
import { SessionSkeleton } from "../../features/studySessions/one/SessionSkeleton";
import { occurrenceQuery, useOccurrence } from "../../features/studySessions/one/useOccurrence";
import * as texts from "../../features/studySessions/texts";
import { useLivePlansOf } from "../../features/studySessions/useLivePlans";
import type { OccurrencePageFragment } from "../../generated/sessionHooks";
import { paths } from "../../shared/paths";
import type { Opened } from "../../shared/service/firstQueries";
import { useMinute } from "../../shared/time/useMinute";
import { Failed } from "../../ui/feedback/Failed";
import { BackLink } from "../../ui/navigation/BackLink";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { WithAside } from "../../ui/page/WithAside";
import { NotFoundPage } from "../NotFoundPage";

/** One date of a session: when, where and what for, who goes, and the viewer's answer. */
export function SessionPage() {
  const { occurrenceId = "" } = useParams();
  const now = useMinute();
  const { user } = useSession();
  const { occurrence, isUnknown, error, isLoading, refetch } = useOccurrence(occurrenceId);
  useLivePlansOf(occurrence?.session.group?.id, () => refetch().catch(() => undefined));
  if (isUnknown) return <NotFoundPage title={texts.noSession}>{texts.noSessionText}</NotFoundPage>;
  return (
    <PageFrame>
      <Flex marginBottom="2">
        <BackLink to={paths.schedule} />
      </Flex>
      <PageTitle marginBottom="6" dir="auto">
        {occurrence?.session.title ?? texts.session}
      </PageTitle>
      {error && !occurrence ? (
        <Box maxWidth="text">
          <Failed error={error} title={texts.sessionMissing} onRetry={() => refetch()} isRetrying={isLoading} />
        </Box>
      ) : occurrence ? (
        <WithAside
          aside={
            <>
              {occurrence.session.group && <AnswerPart occurrence={occurrence} now={now} />}
              {isOpenDate(occurrence) && <SeatPart occurrence={occurrence} now={now} viewerId={user?.id} />}
            </>
          }
          rest={
            <>
              <ChangePart occurrence={occurrence} now={now} />
              {canReport(occurrence, user?.id) && (
                <Flex justifyContent="flex-end" marginTop="6" data-noprint>
                  <ReportButton kind="SESSION" id={occurrence.session.id} name={occurrence.session.title} />
                </Flex>
              )}
            </>
          }
        >
          <SessionFacts occurrence={occurrence} now={now} />
        </WithAside>
      ) : (
        <SessionSkeleton />
      )}
    </PageFrame>
  );
}

SessionPage.firstQueries = ({ params: { occurrenceId = "" } }: Opened) => [occurrenceQuery(occurrenceId)];

/** Others' sessions, if more than their owner can see them. */
function canReport(occurrence: OccurrencePageFragment, viewerId: string | undefined): boolean {
  const { group, owner } = occurrence.session;
  return Boolean(viewerId) && owner?.id !== viewerId && (Boolean(group) || isOpenDate(occurrence));
}
