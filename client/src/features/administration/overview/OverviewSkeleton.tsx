import { Box, chakra } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";
import { figureGrid } from "./figureGrid";

/** As high as what comes where nothing needs attention. */
export function OverviewSkeleton() {
  return (
    <Loading label={texts.loadingOverview}>
      <Box layerStyle="card" padding={{ base: "5", md: "6" }}>
        <HeadingLine width="13rem" marginBottom="3" />
        <BoneLine width="12rem" />
      </Box>
      <HeadingLine width="9rem" marginTop="8" />
      <BoneLine width="18rem" fontSize="sm" marginBottom="4" />
      <chakra.div css={figureGrid}>
        {[1, 2, 3, 4, 5, 6].map((figure) => (
          <Box key={figure} layerStyle="card" padding="5">
            <BoneLine width="7rem" />
            <BoneLine width="5rem" fontSize="2xl" />
            <Bone height="4.5rem" marginTop="3" />
            <BoneLine width="9rem" fontSize="sm" marginTop="1" />
          </Box>
        ))}
      </chakra.div>
    </Loading>
  );
}
