import { chakra, Flex } from "@chakra-ui/react";
import noBooks from "../../pictures/no-books.svg";
import { paths } from "../../shared/paths";
import { Empty } from "../../ui/feedback/Empty";
import { PageLink } from "../../ui/navigation/PageLink";
import { toSearch } from "./useGoal";

const ideas = [
  "how to invest as a beginner",
  "speak Spanish on a trip",
  "draw people",
  "write my first program",
  "why the night sky looks like that",
  "sleep and eat better",
];

/** Shown before the first request. */
export function FirstIdeas() {
  return (
    <Empty picture={noBooks} title="What will you learn next?" action={<IdeaLinks />}>
      Say it in your own words, or start with one of these:
    </Empty>
  );
}

/** Goals to try, each one press away. */
export function IdeaLinks() {
  return (
    <Flex as="ul" flexWrap="wrap" justifyContent="center" gap="2" maxWidth="text">
      {ideas.map((goal) => (
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
