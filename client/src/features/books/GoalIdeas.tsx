import { chakra, Flex } from "@chakra-ui/react";
import noBooks from "../../pictures/no-books.svg";
import { paths } from "../../shared/paths";
import { Empty } from "../../ui/feedback/Empty";
import { PageLink } from "../../ui/navigation/PageLink";
import { toSearch } from "./useGoal";
import * as texts from "./texts";

/** Shown before the first request. */
export function FirstIdeas() {
  return (
    <Empty picture={noBooks} title={texts.whatNext} action={<IdeaLinks />}>
      {texts.sayOrChoose}
    </Empty>
  );
}

/** Goals to try, each one press away. */
export function IdeaLinks() {
  return (
    <Flex as="ul" flexWrap="wrap" justifyContent="center" gap="2" maxWidth="text">
      {texts.goals.map((goal) => (
        <li key={goal}>
          <chakra.span asChild css={ideaLook}>
            <PageLink to={`${paths.learnings}?${toSearch({ goal, interests: [] })}`}>{goal}</PageLink>
          </chakra.span>
        </li>
      ))}
    </Flex>
  );
}

const ideaLook = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "full",
  borderWidth: "1px",
  borderColor: "border.strong",
  bg: "bg.surface",
  fontWeight: "medium",
  _hover: { bg: "bg.subtle" },
} as const;
