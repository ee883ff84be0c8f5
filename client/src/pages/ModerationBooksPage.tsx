import { Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { BookQueue } from "../features/moderation/staff/BookQueue";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import { Tabs } from "../features/moderation/staff/Tabs";
import * as texts from "../features/moderation/staff/texts";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { NotFoundPage } from "./NotFoundPage";

/** Books that members added, for moderators to take over. */
export function ModerationBooksPage() {
  const [query] = useSearchParams();
  const after = query.get("after");
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <PageFrame measure="text">
        <PageTitle>{texts.title}</PageTitle>
        <Text color="fg.muted" marginTop="2">
          {texts.lead}
        </Text>
        <Tabs current="books" />
        <BookQueue key={after ?? ""} after={after} />
      </PageFrame>
    </StaffOnly>
  );
}
