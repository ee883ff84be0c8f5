import { useParams } from "react-router-dom";
import { CaseFile } from "../features/moderation/staff/CaseFile";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import * as texts from "../features/moderation/staff/texts";
import { NotFoundPage } from "./NotFoundPage";

/** One case, and the decision about it. */
export function ModerationCasePage() {
  const { caseId = "" } = useParams();
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <CaseFile key={caseId} caseId={caseId} unknown={unknown} />
    </StaffOnly>
  );
}

const unknown = <NotFoundPage title={texts.noCase}>{texts.noCaseText}</NotFoundPage>;
