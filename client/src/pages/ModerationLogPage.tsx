import { Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { LogList } from "../features/moderation/staff/LogList";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import { Tabs } from "../features/moderation/staff/Tabs";
import * as texts from "../features/moderation/staff/texts";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { NotFoundPage } from "./NotFoundPage";

/** What staff and operators did. */
export function ModerationLogPage() {
  const [query] = useSearchParams();
  const after = query.get("after");
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <PageFrame measure="text">
        <PageTitle>{texts.logTitle}</PageTitle>
        <Text color="fg.muted" marginTop="2">
          {texts.logLead}
        </Text>
        <Tabs current="log" />
        <LogList key={after} after={after} />
      </PageFrame>
    </StaffOnly>
  );
}
