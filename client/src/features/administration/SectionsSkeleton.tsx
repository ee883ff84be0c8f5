import { Box, chakra } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { twoColumns } from "./twoColumns";
import * as texts from "./texts";

/** Cards of the site's settings, as high as the real ones. */
export function SectionsSkeleton() {
  return (
    <chakra.div css={twoColumns}>
      <CardsSkeleton label={texts.loadingSite} heights={stateHeights} />
      <CardsSkeleton label={texts.loadingSite} heights={[banHeight, storageHeight]} />
    </chakra.div>
  );
}

export const stateHeights = ["36rem", "26rem", "16rem"] as const;
export const banHeight = "37rem";
export const storageHeight = "21rem";

export function CardsSkeleton({ label, heights }: { label: string; heights: readonly string[] }) {
  return (
    <Loading label={label}>
      {heights.map((height) => (
        <Box key={height} layerStyle="card" padding={{ base: "5", md: "7" }} minHeight={height} marginBottom="6">
          <HeadingLine width="9rem" marginBottom="4" />
          <BoneLine width="90%" />
          <BoneLine width="60%" marginBottom="4" />
          <Bone height="12" marginBottom="5" />
          <Bone height="11" width="9rem" borderRadius="full" />
        </Box>
      ))}
    </Loading>
  );
}
