import { chakra } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { Failed } from "../../ui/feedback/Failed";
import { Loading } from "../../ui/feedback/Skeleton";
import { FirstSteps } from "./FirstSteps";
import { HomeBones, StepBones } from "./HomeBones";
import { columnLook, homeLook, wholeRowLook } from "./homeLook";
import { MyGroups } from "./MyGroups";
import { NextUp } from "./NextUp";
import { StudyingNow } from "./StudyingNow";
import { StudyWeek } from "./StudyWeek";
import type { HomeAnswer } from "./useHome";
import { Waiting } from "./Waiting";
import * as texts from "./texts";

interface Props {
  home: HomeAnswer;
  /** Whether the viewer has said nothing about themself yet. */
  isWithoutProfile?: boolean;
}

/** The regions of Home; for a new member, the first steps and the requests that wait. */
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
      {isNew ? (
        isAnyoneWaiting(parts.waiting) && (
          <chakra.div css={wholeRowLook}>
            <Waiting waiting={parts.waiting} state={state} />
          </chakra.div>
        )
      ) : (
        <>
          <chakra.div css={columnLook}>
            <NextUp dates={parts.nextUp} state={state} />
            <StudyingNow places={parts.studyingNow} state={state} />
          </chakra.div>
          <chakra.div css={columnLook}>
            <MyGroups groups={parts.myGroups} state={state} />
            <Waiting waiting={parts.waiting} state={state} />
            <StudyWeek week={parts.studyWeek} state={state} />
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}

/** Someone may ask a new member before they have taken the first steps. */
function isAnyoneWaiting(waiting: HomeQuery["waiting"]): boolean {
  return waiting !== null && waiting.groups.length + waiting.buddies.length > 0;
}
