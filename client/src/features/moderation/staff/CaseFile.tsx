import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { useCaseFileQuery } from "../../../generated/staffHooks";
import { paths } from "../../../shared/paths";
import { Failed } from "../../../ui/feedback/Failed";
import { readProblem } from "../../../ui/feedback/problem";
import { BackLink } from "../../../ui/navigation/BackLink";
import { PageFrame } from "../../../ui/page/PageFrame";
import { PageTitle } from "../../../ui/page/PageTitle";
import { columns } from "./caseColumns";
import { CaseSkeleton } from "./CaseSkeleton";
import { CaseTop } from "./CaseTop";
import { DecideForm } from "./DecideForm";
import { Neighbours, ReportedText, Reports } from "./CaseContext";
import { DecidedElsewhere, DecidedSoFar } from "./Verdicts";
import * as texts from "./texts";

interface Props {
  caseId: string;
  /** What stands there when there is no such case. */
  unknown: ReactNode;
}

const isUnknown = (error: unknown) => ["NOT_FOUND", "BAD_USER_INPUT"].includes(readProblem(error).code);

/** A case with what moderators need to decide about it. */
export function CaseFile({ caseId, unknown }: Props) {
  const [isOvertaken, setOvertaken] = useState(false);
  const { data, error, loading, refetch } = useCaseFileQuery({
    variables: { id: caseId },
    // The service logs each request as one look at the case.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const file = data?.moderationCase;
  if (error && !file && isUnknown(error)) return unknown;
  const lookAgain = async (wasOvertaken: boolean) => {
    await refetch();
    setOvertaken(wasOvertaken);
  };
  return (
    <PageFrame>
      <Flex marginBottom="2">
        <BackLink to={paths.moderation} />
      </Flex>
      <PageTitle>{file ? texts.caseTitle[file.case.kind] : texts.title}</PageTitle>
      {file ? (
        <>
          <CaseTop file={file} />
          <Box css={columns}>
            <Box minWidth="0">
              <ReportedText file={file} />
              <DecidedSoFar decisions={file.decisions} />
              <Reports reports={file.reports} />
              <Neighbours file={file} />
              <DecidedElsewhere decisionsElsewhere={file.decisionsElsewhere} />
            </Box>
            <Box minWidth="0">
              <DecideForm
                key={caseId}
                found={file.case}
                answered={file.case.isAppeal ? file.decisions[0]?.decision : undefined}
                isOvertaken={isOvertaken}
                onDecided={lookAgain}
              />
            </Box>
          </Box>
        </>
      ) : error ? (
        <Box marginTop="6">
          <Failed
            error={error}
            title={texts.caseMissing}
            isRetrying={loading}
            onRetry={() => refetch().catch(() => undefined)}
          />
        </Box>
      ) : (
        <CaseSkeleton />
      )}
    </PageFrame>
  );
}
