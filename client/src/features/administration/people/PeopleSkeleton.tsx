import { chakra } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";
import { tableColumns } from "./tableLook";

/** Eight people, as high as the real ones. */
export function PeopleSkeleton() {
  return (
    <Loading label={texts.loadingPeople}>
      <BoneLine width="8rem" marginBottom="3" />
      <chakra.div height="1.4rem" hideBelow="md" marginBottom="2" />
      <chakra.div css={list}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <chakra.div key={row} css={look}>
            <Bone width="60%" />
            <Bone width="80%" />
            <Bone width="4rem" />
            <Bone width="4rem" />
            <Bone width="5rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

const list = {
  display: { base: "grid", md: "block" },
  gap: "3",
  md: { bg: "bg.surface", borderWidth: "1px", borderRadius: "lg", boxShadow: "card" },
} as const;

const look = {
  display: "grid",
  alignItems: "center",
  columnGap: "4",
  mdDown: {
    bg: "bg.surface",
    borderWidth: "1px",
    borderRadius: "lg",
    boxShadow: "card",
    padding: "4",
    minHeight: "11.5rem",
    rowGap: "2",
  },
  md: {
    gridTemplateColumns: tableColumns,
    minHeight: "14",
    paddingInline: "5",
    "& + &": { borderTopWidth: "1px" },
  },
} as const;
