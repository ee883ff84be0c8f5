import { Box, Text } from "@chakra-ui/react";
import { useFailedWorkListQuery } from "../../../generated/administrationHooks";
import noPosts from "../../../pictures/no-posts.svg";
import { Empty } from "../../../ui/feedback/Empty";
import { fresh } from "../lookups";
import { Missing } from "../Missing";
import * as texts from "./texts";
import { WorkList } from "./WorkList";
import { WorkSkeleton } from "./WorkSkeleton";

/** Emails and other work that failed for good. */
export function FailedWork() {
  const { data, error, loading, refetch } = useFailedWorkListQuery(fresh);
  const found = data?.administration?.failedJobs;
  if (!found && error)
    return <Missing error={error} title={texts.workMissing} isRetrying={loading} refetch={refetch} />;
  if (!found) return <WorkSkeleton />;
  if (found.length === 0)
    return (
      <Box layerStyle="card">
        <Empty picture={noPosts} title={texts.nothingFailed}>
          {texts.nothingFailedText}
        </Empty>
      </Box>
    );
  return (
    <>
      <Text color="fg.muted" marginBottom="4">
        {texts.failedLead}
      </Text>
      <WorkList work={found} />
    </>
  );
}
