import { chakra } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { Bone, Loading } from "../../../ui/feedback/Skeleton";
import * as dateTexts from "../../../shared/time/texts";
import * as texts from "../texts";
import { dayBodyLook, dayHeadLook, dayLook, narrowOnly, weekLook } from "./weekLook";

const usualHours = 15;

/** The week while it loads: its days and hours, with nothing in them. */
export function WeekSkeleton() {
  return (
    <Loading label={texts.loadingWeek}>
      <chakra.div css={weekLook} style={{ "--hours": usualHours } as CSSProperties}>
        <chakra.span css={onlyWide} />
        {dateTexts.weekdays.map((weekday) => (
          <chakra.div key={weekday} css={dayLook}>
            <chakra.div css={dayHeadLook}>
              <Bone width="4.5rem" marginBottom="2" />
              <Bone width="3rem" />
            </chakra.div>
            <chakra.div css={dayBodyLook}>
              <Bone height="2.75rem" css={narrowOnly} />
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

/** Where the hours will stand. */
const onlyWide = { display: { base: "none", lg: "block" } } as const;
