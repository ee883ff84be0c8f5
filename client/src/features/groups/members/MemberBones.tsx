import { Flex } from "@chakra-ui/react";
import { Bone, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

/** The placeholder of a list of members. */
export function MemberBones({ rows }: { rows: number }) {
  return (
    <Loading label={texts.loadingMembers}>
      <Flex direction="column" gap="6">
        {Array.from({ length: rows }, (_, index) => (
          <Flex key={index} alignItems="center" gap="3" minHeight="10">
            <Bone width="2.5rem" height="2.5rem" borderRadius="full" flexShrink="0" />
            <Bone width="9rem" />
          </Flex>
        ))}
      </Flex>
    </Loading>
  );
}
