import { Flex } from "@chakra-ui/react";
import { Bone, Loading } from "../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** A room while it loads: the ring, the line to write, the people. */
export function RoomSkeleton() {
  return (
    <Loading label={texts.loading} marginTop="6">
      <Flex direction="column" gap="6">
        <Bone height="25rem" borderRadius="lg" />
        <Bone height="13rem" borderRadius="lg" />
      </Flex>
    </Loading>
  );
}
