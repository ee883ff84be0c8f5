import { chakra } from "@chakra-ui/react";
import { useSiteCountsQuery } from "../../generated/landingHooks";
import { formatCount } from "../../ui/formatCount";
import * as texts from "./texts";

/** How much goes on here now; nothing while that is not known. */
export function LiveCounts() {
  const { data } = useSiteCountsQuery();
  const counts = data?.siteCounts;
  if (!counts) return null;
  const shown = [
    [counts.members, texts.members],
    [counts.groups, texts.groups],
    [counts.studying, texts.studying],
  ] as const;
  return (
    <chakra.dl css={look}>
      {shown
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
    </chakra.dl>
  );
}

const look = {
  display: "flex",
  flexDirection: { base: "column", sm: "row" },
  justifyContent: "center",
  columnGap: "12",
  rowGap: "3",
  "& > div": {
    display: "flex",
    flexDirection: { base: "row-reverse", sm: "column-reverse" },
    justifyContent: "center",
    alignItems: { base: "baseline", sm: "center" },
    gap: "2",
  },
  "& > div > dd": { fontFamily: "heading", fontWeight: "bold", fontSize: "xl", margin: "0" },
} as const;
