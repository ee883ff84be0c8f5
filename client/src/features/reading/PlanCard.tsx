import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { Pencil } from "../../generated/icons/Pencil";
import { Trash2 } from "../../generated/icons/Trash2";
import { type ReadingPlanFragment, useEndReadingPlanMutation } from "../../generated/readingHooks";
import { paths } from "../../shared/paths";
import { formatDay } from "../../shared/time/formatDate";
import { useMinute } from "../../shared/time/useMinute";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../ui/feedback/useConfirm";
import { ActionsMenu } from "../../ui/menu/ActionsMenu";
import { PageLink } from "../../ui/navigation/PageLink";
import { useAction } from "../alerts/useAction";
import { BookCover } from "../books/BookCover";
import * as texts from "./texts";
import { weekAt } from "./weekAt";
import { WeekRow } from "./WeekRow";

interface Props {
  groupId: string;
  plan: ReadingPlanFragment;
  onChange(): void;
}

/** How many weeks are shown around the current one. */
const shown = 4;

/** What a group reads, week by week, with how many are there. */
export function PlanCard({ groupId, plan, onChange }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { weeks } = plan;
  const currentWeek = weekAt(plan.startsOn, useMinute());
  const around = currentWeek > weeks.length ? 1 : currentWeek;
  const first = Math.max(0, Math.min(around - 2, weeks.length - shown));
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={look}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap="2">
        <Heading as="h2" id={id}>
          {texts.readingTogether}
        </Heading>
        {plan.viewerCanChange && <PlanMenu groupId={groupId} onChange={onChange} />}
      </Flex>
      <PlanBook plan={plan} currentWeek={currentWeek} />
      <chakra.ul aria-label={texts.weeks}>
        {(isWhole ? weeks : weeks.slice(first, first + shown)).map((week) => (
          <WeekRow key={week.week} groupId={groupId} plan={plan} week={week} isCurrent={week.week === currentWeek} />
        ))}
      </chakra.ul>
      {weeks.length > shown && (
        <Button variant="quiet" alignSelf="flex-start" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewerWeeks : texts.allWeeks(weeks.length)}
        </Button>
      )}
    </chakra.section>
  );
}

function PlanBook({ plan, currentWeek }: { plan: ReadingPlanFragment; currentWeek: number }) {
  const { title, authors, book, weeks, startsOn } = plan;
  const known = book ?? { id: title, title, authors, categories: [], cover: null };
  // Somebody else's own book has no page for others.
  const hasPage = book && (book.isInCatalogue || book.addition);
  return (
    <Flex gap="4">
      <BookCover book={known} width="3.5rem" />
      <chakra.div minWidth="0">
        <Text dir="auto" fontWeight="bold" overflowWrap="anywhere">
          {hasPage ? <PageLink to={paths.book(book.id)}>{title}</PageLink> : title}
        </Text>
        {authors.length > 0 && (
          <Text dir="auto" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {texts.by(authors.join(", "))}
          </Text>
        )}
        <Text color="fg.muted" fontSize="sm">
          {currentWeek < 1 && texts.startsOn(formatDay(startsOn))}
          {currentWeek >= 1 && currentWeek <= weeks.length && texts.weekOf(currentWeek, weeks.length)}
          {currentWeek > weeks.length && texts.isOver}
        </Text>
      </chakra.div>
    </Flex>
  );
}

function PlanMenu({ groupId, onChange }: { groupId: string; onChange(): void }) {
  const [endPlan] = useEndReadingPlanMutation();
  const { run, isPending } = useAction(() => endPlan({ variables: { input: { groupId } } }));
  const { ask, dialog } = useConfirm(() => run());
  return (
    <>
      <ActionsMenu
        label={texts.more}
        entries={[
          { label: texts.change, Icon: Pencil, onSelect: onChange },
          { label: texts.end, Icon: Trash2, isDanger: true, onSelect: ask },
        ]}
      />
      <ConfirmDialog {...dialog} title={texts.endTitle} confirmLabel={texts.end} isPending={isPending}>
        <Text>{texts.endText}</Text>
      </ConfirmDialog>
    </>
  );
}

const look = { display: "flex", flexDirection: "column", gap: "4", padding: { base: "5", md: "6" } } as const;
