import { chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import { type SiteOverviewQuery, useSiteOverviewQuery } from "../../../generated/administrationHooks";
import { fresh } from "../lookups";
import { Missing } from "../Missing";
import * as texts from "../texts";
import { AttentionList } from "./AttentionList";
import { FigureChart } from "./FigureChart";
import { figureGrid } from "./figureGrid";
import { OverviewSkeleton } from "./OverviewSkeleton";

type Day = NonNullable<SiteOverviewQuery["administration"]>["days"][number];

/** People who are here on many days would be counted for each of them: of them, today counts. */
const figures: readonly { name: keyof Omit<Day, "day" | "__typename">; label: string; isOfToday?: boolean }[] = [
  { name: "signUps", label: texts.signUps },
  { name: "activeMembers", label: texts.activeMembers, isOfToday: true },
  { name: "sessionsHeld", label: texts.sessionsHeld },
  { name: "minutesStudied", label: texts.minutesStudied },
  { name: "mails", label: texts.mails },
  { name: "errors", label: texts.errors },
];

/** What needs attention, and the last 30 days in six small pictures. */
export function Overview() {
  const { data, error, loading, refetch } = useSiteOverviewQuery(fresh);
  const titleId = useId();
  const found = data?.administration;
  if (!found && error)
    return <Missing error={error} title={texts.overviewMissing} isRetrying={loading} refetch={refetch} />;
  if (!found) return <OverviewSkeleton />;
  return (
    <>
      <AttentionList attention={found.attention} />
      <chakra.section aria-labelledby={titleId} marginTop="8">
        <Heading as="h2" id={titleId}>
          {texts.lastDays}
        </Heading>
        <Text color="fg.muted" fontSize="sm" marginBottom="4">
          {texts.figuresNote}
        </Text>
        <chakra.ul css={figureGrid}>
          {figures.map(({ name, label, isOfToday = false }) => (
            <li key={name}>
              <FigureChart
                label={label}
                isOfToday={isOfToday}
                days={found.days.map((day) => ({ day: day.day, value: day[name] }))}
              />
            </li>
          ))}
        </chakra.ul>
      </chakra.section>
    </>
  );
}
