import { Box, chakra, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { areas, columns } from "./columns";
import { Ring } from "./Ring";
import { RoomTable } from "./RoomTable";
import * as texts from "./texts";

/** A room while it loads: the table with all its seats free, the line to write, one person. */
export function RoomSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Box css={columns}>
        <Box css={areas.table}>
          <Flex layerStyle="card" direction="column" alignItems="center" padding={{ base: "5", md: "8" }}>
            <RoomTable people={[]}>
              <Ring share={0} color="accent">
                <BoneLine width="3.5rem" />
                <Bone height="12" width="8rem" />
              </Ring>
            </RoomTable>
            <BoneLine width="16rem" marginTop="4" />
            {/* On a phone, the sentence goes on in a second line. */}
            <BoneLine width="4rem" display={{ base: "block", sm: "none" }} />
            <BoneLine width="16rem" marginTop="2" marginBottom="2.5" />
          </Flex>
        </Box>
        <Box css={areas.goalFirst}>
          <chakra.div layerStyle="card" padding={{ base: "5", md: "6" }}>
            <BoneLine width="13rem" marginBottom="3" display={{ lg: "none" }} />
            <BoneLine width="11rem" />
            <Bone height="12" width="full" marginTop="1.5" />
            <BoneLine width="60%" marginTop="1" />
            <Bone height="11" width="9.5rem" borderRadius="full" marginTop="7" />
          </chakra.div>
        </Box>
        <Box css={areas.people}>
          <chakra.div layerStyle="card" padding={{ base: "5", md: "6" }}>
            <HeadingLine width="8rem" />
            <BoneLine width="7rem" marginTop="1" />
            <Flex gap="3" alignItems="center" marginTop="4">
              <Bone width="3.25rem" height="3.25rem" borderRadius="full" flexShrink="0" />
              <Box>
                <BoneLine width="8rem" />
                <BoneLine width="10rem" />
              </Box>
            </Flex>
          </chakra.div>
        </Box>
      </Box>
    </Loading>
  );
}
