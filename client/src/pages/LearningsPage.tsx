import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { useSession } from "../features/accounts/SessionProvider";
import { BookGridSkeleton } from "../features/books/BookGridSkeleton";
import { BookTabs } from "../features/books/BookTabs";
import { GoalForm } from "../features/books/GoalForm";
import { FirstIdeas } from "../features/books/GoalIdeas";
import { type Goal, toSearch, useGoal } from "../features/books/useGoal";
import { servicePart } from "../shared/service/servicePart";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";
import * as texts from "./texts";

const AskedBooks = servicePart(() => import("../features/books/AskedBooks").then((module) => module.AskedBooks));

/** For members: guests load nothing of it. */
const SuggestedBooks = servicePart(
  () => import("../features/books/suggested/SuggestedBooks").then((module) => module.SuggestedBooks),
  { isOptional: true },
);

export function LearningsPage() {
  const { user } = useSession();
  const { asked, ask } = useGoal();
  const question = toSearch(asked).toString();
  const [isPending, setPending] = useState(false);
  const [repeats, setRepeats] = useState(0);
  const askOrRepeat = (next: Goal) => {
    if (toSearch(next).toString() === question) return setRepeats(repeats + 1);
    setRepeats(0);
    ask(next);
  };
  return (
    <PageFrame>
      <PageHead title={texts.learnings} lead={texts.learningsLead} isLarge />
      <BookTabs current="find" />
      <Box layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6" marginBottom="10">
        <GoalForm initial={asked} isPending={isPending} onAsk={askOrRepeat} />
      </Box>
      {asked.goal ? (
        <AskedBooks
          key={`${question} ${repeats}`}
          asked={asked}
          isRepeated={repeats > 0}
          onPending={setPending}
          onAsk={askOrRepeat}
          fallback={<BookGridSkeleton />}
        />
      ) : (
        <>
          <FirstIdeas />
          {user && <SuggestedBooks fallback={null} />}
        </>
      )}
    </PageFrame>
  );
}
