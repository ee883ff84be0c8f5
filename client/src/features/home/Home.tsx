import { chakra } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { Failed } from "../../ui/feedback/Failed";
import { Loading } from "../../ui/feedback/Skeleton";
import { FirstSteps } from "./FirstSteps";
import { HomeBones, StepBones } from "./HomeBones";
import { columnLook, homeLook, wholeRowLook } from "./homeLook";
import { isAnythingNew, NewForYou } from "./NewForYou";
import { NextDate } from "./NextDate";
import type { HomeState } from "./Region";
import { StudyingNow } from "./StudyingNow";
import { StudyWeek } from "./StudyWeek";
import type { HomeAnswer } from "./useHome";
import * as texts from "./texts";

interface Props {
  home: HomeAnswer;
  /** Whether the viewer has said nothing about themself yet. */
  isWithoutProfile?: boolean;
}

/** Today: what comes next, who studies, what is new, and the week. For a new member, the first steps and what waits for them. */
export function Home({ home, isWithoutProfile = false }: Props) {
  const { parts, error, isLoading, retry } = home;
  if (!parts)
    return error ? (
      <chakra.div marginBottom="6">
        <Failed error={error} title={texts.homeMissing} onRetry={retry} isRetrying={isLoading} />
      </chakra.div>
    ) : (
      <Loading label={texts.loading}>{isWithoutProfile ? <StepBones /> : <HomeBones />}</Loading>
    );
  const state = { error, isLoading, retry };
  const steps = parts.firstSteps ?? [];
  const isNew = steps.length > 0 && parts.nextUp?.length === 0 && parts.myGroups?.nodes.length === 0;
  return (
    <chakra.div css={homeLook}>
      {steps.length > 0 && <FirstSteps steps={steps} />}
      {!isNew && <NextDate dates={parts.nextUp} state={state} />}
      <Cards parts={parts} state={state} isNew={isNew} />
    </chakra.div>
  );
}

/** Cards without content are not drawn, and a newcomer has steps instead of a week. On a phone they come in the order of what is live, what is new, and the week. */
function Cards({ parts, state, isNew }: { parts: HomeQuery; state: HomeState; isNew: boolean }) {
  const { studyingNow, myGroups, waiting, studyWeek } = parts;
  const studying = studyingNow?.length === 0 ? null : <StudyingNow places={studyingNow} state={state} />;
  const news = isAnythingNew(myGroups, waiting) && <NewForYou groups={myGroups} waiting={waiting} state={state} />;
  const week = !(isNew && hasNoWeek(studyWeek)) && <StudyWeek week={studyWeek} state={state} />;
  if (!studying && !news && !week) return null;
  const isOneColumn = !week || (!studying && !news);
  const look = isOneColumn ? { ...columnLook, ...wholeRowLook } : columnLook;
  return (
    <>
      {(studying ?? news) && (
        <chakra.div css={look}>
          {studying}
          {news}
        </chakra.div>
      )}
      {week && <chakra.div css={look}>{week}</chakra.div>}
    </>
  );
}

const hasNoWeek = (week: HomeQuery["studyWeek"]): boolean =>
  week?.totalMinutes === 0 && week.streakDays === 0 && week.weeklyGoal === null;
