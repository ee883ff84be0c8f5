import { useSearchParams } from "react-router-dom";
import { BookQueue } from "../features/moderation/staff/BookQueue";
import { StaffFrame } from "../features/moderation/staff/StaffFrame";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import { NotFoundPage } from "./NotFoundPage";

/** Books that members added, for moderators to take over. */
export function ModerationBooksPage() {
  const [query] = useSearchParams();
  const after = query.get("after");
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <StaffFrame current="books">
        <BookQueue key={after ?? ""} after={after} />
      </StaffFrame>
    </StaffOnly>
  );
}
