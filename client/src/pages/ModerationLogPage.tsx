import { useSearchParams } from "react-router-dom";
import { LogList } from "../features/moderation/staff/LogList";
import { StaffFrame } from "../features/moderation/staff/StaffFrame";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import * as texts from "../features/moderation/staff/texts";
import { NotFoundPage } from "./NotFoundPage";

/** What staff and operators did. */
export function ModerationLogPage() {
  const [query] = useSearchParams();
  const after = query.get("after");
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <StaffFrame current="log" title={texts.logTitle} lead={texts.logLead}>
        <LogList key={after} after={after} />
      </StaffFrame>
    </StaffOnly>
  );
}
