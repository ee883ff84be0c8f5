import { chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { formatDuration } from "../../shared/time/formatDuration";
import { paths } from "../../shared/paths";
import { useMinute } from "../../shared/time/useMinute";
import { LinkButton } from "../../ui/Button";
import { type HomeState, Region } from "./Region";
import * as texts from "./texts";
import { weekOf } from "./weekOf";

interface Props {
  week: HomeQuery["studyWeek"];
  state: HomeState;
}

/** The minutes of seven days as a small picture, the streak, and the goals that are done. */
export function StudyWeek({ week, state }: Props) {
  return (
    <Region title={texts.thisWeek} missing={texts.weekMissing} value={week} state={state}>
      {({ days, totalMinutes, streakDays, goalsDone }) =>
        totalMinutes === 0 ? (
          <>
            <Text color="fg.muted" marginBottom="4">
              {texts.noMinutes}
            </Text>
            <LinkButton to={paths.commons}>{texts.goToRoom}</LinkButton>
          </>
        ) : (
          <>
            <Text fontWeight="semibold">{texts.minutesOf(formatDuration(totalMinutes))}</Text>
            <Text color="fg.muted">
              {[streakDays > 0 && texts.streak(streakDays), goalsDone > 0 && texts.goals(goalsDone)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            <Bars days={days} />
          </>
        )
      }
    </Region>
  );
}

function Bars({ days }: { days: readonly { date: string; minutes: number }[] }) {
  const bars = weekOf(days, useMinute());
  const most = Math.max(...bars.map(({ minutes }) => minutes), 1);
  return (
    <chakra.ul css={chart}>
      {bars.map(({ date, minutes, letter, name }) => (
        <Flex as="li" key={date} direction="column" alignItems="center" justifyContent="flex-end" flex="1" gap="1">
          <chakra.span
            aria-hidden="true"
            css={{ ...bar, bg: minutes > 0 ? "accent" : "bg.strong" }}
            style={{ height: `${Math.max(4, Math.round((minutes / most) * 100))}%` }}
          />
          <chakra.span aria-hidden="true" color="fg.muted" fontSize="sm">
            {letter}
          </chakra.span>
          <VisuallyHidden>{texts.dayOf(name, formatDuration(minutes) || "0 minutes")}</VisuallyHidden>
        </Flex>
      ))}
    </chakra.ul>
  );
}

const chart = { display: "flex", alignItems: "stretch", gap: "2", height: "6rem", marginTop: "4" } as const;
const bar = { display: "block", width: "full", maxWidth: "2rem", borderRadius: "sm", flexShrink: "1" } as const;
