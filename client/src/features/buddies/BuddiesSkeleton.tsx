import { Box, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { WithAside } from "../../ui/page/WithAside";
import * as texts from "./texts";

/** The placeholder of buddies, and beside them of members to study with. */
export function BuddiesSkeleton() {
  return (
    <Loading label={texts.loading}>
      <WithAside aside={<People heading="14rem" />}>
        <People heading="10rem" />
      </WithAside>
    </Loading>
  );
}

function People({ heading }: { heading: string }) {
  return (
    <Box layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <HeadingLine width={heading} marginBottom="4" />
      {[1, 2, 3].map((row) => (
        <Flex key={row} alignItems="center" gap="3" paddingBlock="4">
          <Bone width="12" height="12" borderRadius="full" flexShrink="0" />
          <BoneLine width="40%" flex="1" />
        </Flex>
      ))}
    </Box>
  );
}
