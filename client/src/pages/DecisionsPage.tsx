import { chakra, Flex, Heading } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { Decisions } from "../features/moderation/decisions/Decisions";
import { MyReports } from "../features/moderation/decisions/MyReports";
import * as texts from "../features/moderation/decisions/texts";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";
import * as settingsTexts from "./texts";

/** What moderators decided about the viewer, and what came of the viewer's reports. */
export function DecisionsPage() {
  const { hash } = useLocation();
  return (
    <PageFrame measure="wide">
      <PageHead title={texts.title} lead={texts.lead} marginBottom="8" />
      <chakra.div css={inOrder}>
        <chakra.section aria-labelledby="decisions">
          <Heading as="h2" id="decisions" marginBottom="4">
            {texts.decisions}
          </Heading>
          <Decisions named={hash.slice(1)} />
        </chakra.section>
        <chakra.section aria-labelledby="reports">
          <Heading as="h2" id="reports" marginTop={{ base: "8", lg: "0" }} marginBottom="4">
            {texts.reports}
          </Heading>
          <MyReports />
        </chakra.section>
        <Flex flexWrap="wrap" gap="3" marginTop="6" gridColumn="1 / -1">
          <LinkButton to={paths.accountSettings}>{settingsTexts.accountSettings}</LinkButton>
        </Flex>
      </chakra.div>
    </PageFrame>
  );
}

/** What stands below a part that loads is shown after it, because nobody knows how high the part will be. */
const inOrder = {
  lg: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "10", alignItems: "start" },
  "& > :has([aria-busy=true]) ~ *": { visibility: "hidden" },
} as const;
