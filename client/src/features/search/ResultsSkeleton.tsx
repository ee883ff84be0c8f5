import { Box, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { kindsLook } from "./kindsLook";
import * as texts from "./texts";

/** The placeholder of results: two kinds, as most searches find at least so many. */
export function ResultsSkeleton() {
  return (
    <Loading label={texts.searching}>
      <Box css={kindsLook}>
        {["6rem", "4rem"].map((width) => (
          <Kind key={width} heading={width} />
        ))}
      </Box>
    </Loading>
  );
}

function Kind({ heading }: { heading: string }) {
  return (
    <Box marginTop="6">
      <HeadingLine width={heading} marginBottom="2" />
      <Box layerStyle="card" padding="2">
        {[70, 55, 80].map((width) => (
          <Flex key={width} alignItems="center" gap="3" minHeight="14" paddingInline="3" paddingBlock="2">
            <Bone width="10" height="10" borderRadius="full" flexShrink="0" />
            <Box flex="1">
              <BoneLine width={`${width / 2}%`} />
              <BoneLine width={`${width}%`} fontSize="sm" />
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
