import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { RecommendedBookFragment } from "../../generated/hooks";
import noMatch from "../../pictures/no-match.svg";
import { Empty } from "../../ui/feedback/Empty";
import { useSession } from "../accounts/SessionProvider";
import { BookGrid } from "./BookGrid";
import { BookModal } from "./BookModal";
import { IdeaLinks } from "./GoalIdeas";
import type { Goal } from "./useGoal";
import { useOpenBook } from "./useOpenBook";
import * as texts from "./texts";

/** For members, who seldom need it. */
const AddBook = lazy(() => import("./shelves/AddBook").then((module) => ({ default: module.AddBook })));

interface Props {
  goal: string;
  recommendations: readonly RecommendedBookFragment[];
  onAsk(goal: Goal): void;
}

/** The answer to a goal; says so plainly when nothing, or nothing close, was found. */
export function Recommendations({ goal, recommendations, onAsk }: Props) {
  const openBook = useOpenBook();
  if (recommendations.length === 0)
    return (
      <Empty picture={noMatch} title={texts.noBooksYet} action={<Elsewhere />}>
        {texts.tryOtherWords(goal)}
      </Empty>
    );
  const close = recommendations.filter(({ isCloseMatch }) => isCloseMatch);
  const far = recommendations.filter(({ isCloseMatch }) => !isCloseMatch);
  const grid = {
    onOpen: openBook.open,
    onMore: ({ title }: RecommendedBookFragment["node"]) => onAsk({ goal: title, interests: [] }),
  };
  return (
    <>
      <AnswerHeading goal={goal} isClose={close.length > 0} />
      {close.length > 0 && <BookGrid recommendations={close} {...grid} />}
      {far.length > 0 && (
        <chakra.details open={close.length === 0} marginTop={close.length > 0 ? "8" : "0"}>
          <chakra.summary css={foldLook}>
            {texts.furtherAfield} <chakra.span color="fg.muted">({far.length})</chakra.span>
          </chakra.summary>
          <BookGrid recommendations={far} {...grid} />
        </chakra.details>
      )}
      {openBook.id && (
        <BookModal
          id={openBook.id}
          known={recommendations.find(({ node }) => node.id === openBook.id)?.node}
          onOpen={openBook.open}
          onClose={openBook.close}
        />
      )}
    </>
  );
}

/** Other goals, and for members a book of their own. */
function Elsewhere() {
  const { user } = useSession();
  return (
    <>
      <IdeaLinks />
      {user && (
        <Suspense fallback={null}>
          <AddBook />
        </Suspense>
      )}
    </>
  );
}

function AnswerHeading({ goal, isClose }: { goal: string; isClose: boolean }) {
  return (
    <Flex direction="column" gap="1" marginBottom="6">
      <Heading as="h2" dir="auto" overflowWrap="anywhere">
        {isClose ? texts.booksFor(goal) : texts.noExactMatch}
      </Heading>
      {!isClose && (
        <Text color="fg.muted" maxWidth="text">
          {texts.comeClosest(goal)}
        </Text>
      )}
    </Flex>
  );
}

/** What a screen reader hears when the answer is there. */
export function AnswerNews({ count }: { count: number | undefined }) {
  return <VisuallyHidden role="status">{count !== undefined && texts.booksFound(count)}</VisuallyHidden>;
}

const foldLook = {
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  minHeight: "11",
  marginBottom: "4",
  paddingInline: "4",
  borderRadius: "full",
  borderWidth: "1px",
  borderColor: "border.strong",
  bg: "bg.surface",
  fontWeight: "semibold",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  _before: { content: '"+"', fontWeight: "bold" },
  "details[open] > &::before": { content: '"−"' },
} as const;
