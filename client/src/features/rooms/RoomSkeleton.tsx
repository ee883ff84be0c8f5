import { Box, chakra, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { columns } from "./columns";
import * as texts from "./texts";

/** A room while it loads: the table, the line to write, the people. */
export function RoomSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Box css={columns}>
        <chakra.div layerStyle="card" padding={{ base: "5", md: "8" }}>
          <Box width="full" maxWidth="24rem" aspectRatio="1" marginInline="auto" padding="17%">
            <Bone height="full" borderRadius="full" />
          </Box>
          <BoneLine width="14rem" marginInline="auto" marginTop="4" />
          <BoneLine width="18rem" marginInline="auto" marginTop="2" />
        </chakra.div>
        <Flex direction="column" gap="6" minWidth="0">
          <chakra.div layerStyle="card" padding={{ base: "5", md: "6" }}>
            <BoneLine width="11rem" />
            <Bone height="12" width="full" marginTop="1.5" />
            <BoneLine width="60%" />
            <Bone height="11" width="10rem" marginTop="5" />
          </chakra.div>
          <chakra.div layerStyle="card" padding={{ base: "5", md: "6" }}>
            <HeadingLine width="8rem" />
            <BoneLine width="7rem" marginTop="1" />
          </chakra.div>
        </Flex>
      </Box>
    </Loading>
  );
}
