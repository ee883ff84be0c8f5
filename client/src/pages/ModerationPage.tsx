import { Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { CaseQueue } from "../features/moderation/staff/CaseQueue";
import { StaffOnly } from "../features/moderation/staff/StaffOnly";
import { Tabs } from "../features/moderation/staff/Tabs";
import * as texts from "../features/moderation/staff/texts";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { NotFoundPage } from "./NotFoundPage";

/** The cases that wait, or those that are decided. */
export function ModerationPage() {
  const [query] = useSearchParams();
  const isDecided = query.get("state") === "decided";
  const after = query.get("after");
  return (
    <StaffOnly otherwise={<NotFoundPage />}>
      <PageFrame measure="text">
        <PageTitle>{texts.title}</PageTitle>
        <Text color="fg.muted" marginTop="2">
          {texts.lead}
        </Text>
        <Tabs current={isDecided ? "decided" : "waiting"} />
        <CaseQueue key={`${isDecided} ${after ?? ""}`} state={isDecided ? "DECIDED" : "OPEN"} after={after} />
      </PageFrame>
    </StaffOnly>
  );
}
