import { useSearchParams } from "react-router-dom";
import { CaseQueue } from "../features/moderation/staff/CaseQueue";
import { StaffFrame } from "../features/moderation/staff/StaffFrame";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import { NotFoundPage } from "./NotFoundPage";

/** The cases that wait, or those that are decided. */
export function ModerationPage() {
  const [query] = useSearchParams();
  const isDecided = query.get("state") === "decided";
  const after = query.get("after");
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <StaffFrame current={isDecided ? "decided" : "waiting"}>
        <CaseQueue key={`${isDecided} ${after ?? ""}`} state={isDecided ? "DECIDED" : "OPEN"} after={after} />
      </StaffFrame>
    </StaffOnly>
  );
}
