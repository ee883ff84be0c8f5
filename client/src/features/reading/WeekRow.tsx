import { chakra, Flex, Text } from "@chakra-ui/react";
import { useId } from "react";
import { type ReadingPlanFragment, useTickReadingWeekMutation } from "../../generated/readingHooks";
import { CheckField } from "../../ui/forms/fields";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

type Week = ReadingPlanFragment["weeks"][number];

interface Props {
  groupId: string;
  plan: ReadingPlanFragment;
  week: Week;
  isCurrent: boolean;
}

/** A week of the plan, to tick off, with who has read it. */
export function WeekRow({ groupId, plan, week, isCurrent }: Props) {
  const aboutId = useId();
  const [tick] = useTickReadingWeekMutation();
  const { run } = useAction((isRead: boolean) => {
    const expected = { __typename: "Group" as const, id: groupId, readingPlan: withTick(plan, week.week, isRead) };
    return tick({
      variables: { input: { groupId, week: week.week, isRead } },
      optimisticResponse: { tickReadingWeek: expected },
    });
  });
  return (
    <chakra.li css={row} aria-current={isCurrent || undefined}>
      <CheckField
        name={`week ${week.week}`}
        label={`${texts.week(week.week)} · ${week.text}`}
        isChecked={week.isRead}
        onCheckedChange={(isRead) => void run(isRead)}
        describedBy={aboutId}
      />
      <Flex id={aboutId} alignItems="center" flexWrap="wrap" columnGap="2" rowGap="1" paddingInlineStart="8">
        {isCurrent && <chakra.span css={mark}>{texts.thisWeek}</chakra.span>}
        <Faces readers={week.readers} />
        <Text as="span" color="fg.muted" fontSize="sm">
          {week.readCount > 0 ? texts.haveRead(week.readCount) : texts.nobodyYet}
        </Text>
      </Flex>
    </chakra.li>
  );
}

function Faces({ readers }: { readers: Week["readers"] }) {
  if (readers.length === 0) return null;
  return (
    <Flex as="span" css={{ "& > * + *": { marginInlineStart: "-0.5rem" } }}>
      {readers.map(({ id, name, avatar }) => (
        <chakra.span key={id} title={name} display="inline-flex">
          <PersonPicture name={name} avatar={avatar} size="1.75rem" />
        </chakra.span>
      ))}
    </Flex>
  );
}

/** The plan as it will be; the service says which faces are shown. */
function withTick(plan: ReadingPlanFragment, number: number, isRead: boolean): ReadingPlanFragment {
  const weeks = plan.weeks.map((week) =>
    week.week === number ? { ...week, isRead, readCount: Math.max(0, week.readCount + (isRead ? 1 : -1)) } : week,
  );
  return { ...plan, weeks };
}

const row = {
  paddingBlock: "2",
  "& + &": { borderTopWidth: "1px" },
  "& label": { alignItems: "flex-start", overflowWrap: "anywhere", paddingBlock: "2" },
  "& [data-label]": { minWidth: "0" },
} as const;

const mark = {
  paddingInline: "2.5",
  borderRadius: "full",
  bg: "bg.strong",
  fontSize: "sm",
  fontWeight: "semibold",
} as const;
