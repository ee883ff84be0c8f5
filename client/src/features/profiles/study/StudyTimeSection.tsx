import { chakra, Text } from "@chakra-ui/react";
import type { Interest, ProfileQuery } from "../../../generated/hooks";
import { shortDay } from "../../../shared/time/texts";
import { formatDuration } from "../../../shared/time/formatDuration";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { useMinute } from "../../../shared/time/useMinute";
import { fill } from "../../../ui/fill";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Section } from "../../../ui/page/Section";
import { shapeOutline } from "../../../ui/pictures/ShapeIcon";
import * as texts from "../texts";
import { studyDays } from "./studyDays";

export type StudyTime = NonNullable<NonNullable<ProfileQuery["profile"]>["studyStats"]>;

interface Props {
  stats: StudyTime;
  interest: Interest;
  timeZone: string | null;
  /** Whether this is the viewer's own page. */
  isOwn: boolean;
}

/** How much a member studies, of one who shows it: four weeks as shapes of their interest, and what they come to. */
export function StudyTimeSection({ stats, interest, timeZone, isOwn }: Props) {
  const { totalMinutes, streakDays, goalsDone, days } = stats;
  const facts = [
    days.length > 0 && texts.daysStudied(days.length),
    streakDays > 0 && texts.streak(streakDays),
    goalsDone > 0 && texts.goalsDone(goalsDone),
  ];
  return (
    <Section title={texts.studyTime}>
      <Text fontWeight="semibold">
        {totalMinutes > 0 ? texts.minutesInFourWeeks(formatDuration(totalMinutes)) : texts.noStudyTime}
      </Text>
      <Text color="fg.muted">{facts.filter(Boolean).join(" · ")}</Text>
      <Days days={days} interest={interest} timeZone={timeZone} />
      {isOwn && (
        <Text color="fg.muted" fontSize="sm" marginTop="4" data-noprint>
          {fill(texts.studyTimeIsShown, {
            link: (
              <chakra.span asChild css={link}>
                <PageLink to={paths.privacySettings}>{texts.privacySettings}</PageLink>
              </chakra.span>
            ),
          })}
        </Text>
      )}
    </Section>
  );
}

/** For the eyes: the words above say what it comes to. Each day says its date and its minutes to a pointer. */
function Days({ days, interest, timeZone }: Pick<Props, "interest" | "timeZone"> & Pick<StudyTime, "days">) {
  const { color, shape } = interestLook(interest);
  const outline = shapeOutline(shape);
  const shown = studyDays(days, 28, timeZone, useMinute());
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <chakra.div aria-hidden="true" css={frame}>
      <chakra.div css={grid} color={color}>
        {shown.map(({ date, minutes }) => (
          <chakra.svg
            key={date}
            viewBox="0 0 24 24"
            css={minutes > 0 ? day : rest}
            style={{ opacity: depthOf(minutes) }}
          >
            <title>{texts.studiedOn(shortDay(date), minutes > 0 ? formatDuration(minutes) : null)}</title>
            <path d={outline} />
          </chakra.svg>
        ))}
      </chakra.div>
      {first && last && (
        <chakra.p css={scale}>
          <span>{shortDay(first.date)}</span>
          <span>{texts.deeperIsLonger}</span>
          <span>{shortDay(last.date)}</span>
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Longer days are deeper. */
const depthOf = (minutes: number) => (minutes === 0 || minutes >= 90 ? 1 : minutes >= 30 ? 0.75 : 0.5);

const frame = { width: "fit-content", maxWidth: "full", marginTop: "4" } as const;

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(14, minmax(0, 1.75rem))",
  gap: "1.5",
} as const;

const scale = {
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  marginTop: "2",
  fontSize: "sm",
  color: "fg.muted",
} as const;

const day = { width: "full", fill: "currentColor" } as const;
const rest = { width: "full", color: "bg.strong", fill: "currentColor" } as const;

const link = {
  color: "accent.text",
  fontWeight: "medium",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;
