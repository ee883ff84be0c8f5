import { Box, Flex } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { EditForm } from "../features/studySessions/form/EditForm";
import { FormSkeleton } from "../features/studySessions/form/FormSkeleton";
import { useOccurrence } from "../features/studySessions/one/useOccurrence";
import * as texts from "../features/studySessions/texts";
import { paths } from "../shared/paths";
import { Failed } from "../ui/feedback/Failed";
import { BackLink } from "../ui/navigation/BackLink";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";
import { NotFoundPage } from "./NotFoundPage";

/** Changes a session and its dates to come, by way of one of them. */
export function EditSessionPage() {
  const { occurrenceId = "" } = useParams();
  // What the cache has may be out of date, and a save would undo what others have changed.
  const { occurrence, isUnknown, error, isLoading, refetch } = useOccurrence(occurrenceId, "network-only");
  const session = occurrence?.session;
  const { user } = useSession();
  if (isUnknown) return <NotFoundPage title={texts.noSession}>{texts.noSessionText}</NotFoundPage>;
  if (session && (!session.viewerCanChange || session.cancelledAt))
    return <NotFoundPage title={texts.notYours}>{texts.notYoursText}</NotFoundPage>;
  return (
    <PageFrame measure="text">
      <Flex marginBottom="2">
        <BackLink to={paths.occurrence(occurrenceId)} />
      </Flex>
      <PageHead title={texts.editTitle} lead={texts.toMoveDay} marginBottom="6" />
      {error && !session && (
        <Failed error={error} title={texts.sessionMissing} onRetry={() => refetch()} isRetrying={isLoading} />
      )}
      {(session ?? !error) && (
        <Box layerStyle="card" padding={{ base: "5", md: "7" }}>
          {session && user ? (
            <EditForm key={`${user.id} ${session.id}`} userId={user.id} session={session} occurrenceId={occurrenceId} />
          ) : (
            <FormSkeleton />
          )}
        </Box>
      )}
    </PageFrame>
  );
}
