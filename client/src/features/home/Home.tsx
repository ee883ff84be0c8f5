import { chakra } from "@chakra-ui/react";
import { Failed } from "../../ui/feedback/Failed";
import { FirstSteps } from "./FirstSteps";
import { MyGroups } from "./MyGroups";
import { NextUp } from "./NextUp";
import { StudyingNow } from "./StudyingNow";
import { StudyWeek } from "./StudyWeek";
import type { HomeAnswer } from "./useHome";
import { Waiting } from "./Waiting";
import * as texts from "./texts";

/** What comes next, who studies, what is new and what waits; for a new member, the first steps instead. */
export function Home({ home }: { home: HomeAnswer }) {
  const { parts, error, isLoading, retry } = home;
  if (Boolean(error) && !parts)
    return (
      <chakra.div marginBottom="6">
        <Failed error={error} title={texts.homeMissing} onRetry={retry} isRetrying={isLoading} />
      </chakra.div>
    );
  const state = { error, isLoading, retry };
  const steps = parts?.firstSteps ?? [];
  const isNew = steps.length > 0 && parts?.nextUp?.length === 0 && parts.myGroups?.nodes.length === 0;
  return (
    // Other elements than those of the skeleton: what comes in their place is not what was there, moved.
    <chakra.div key={parts ? "parts" : "bones"} css={grid}>
      {steps.length > 0 && <FirstSteps steps={steps} />}
      {!isNew && (
        <>
          <chakra.div css={column}>
            <NextUp dates={parts?.nextUp} state={state} />
            <MyGroups groups={parts?.myGroups} state={state} />
          </chakra.div>
          <chakra.div css={column}>
            <StudyingNow places={parts?.studyingNow} state={state} />
            <Waiting waiting={parts?.waiting} state={state} />
            <StudyWeek week={parts?.studyWeek} state={state} />
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}

const grid = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  marginBottom: "6",
} as const;

const column = { display: "flex", flexDirection: "column", gap: "5", minWidth: "0" } as const;
