import { Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

/** The placeholder of a group's panel: heading, visibility, faces and the button. */
export function GroupPanelSkeleton() {
  return (
    <Loading label={texts.loadingGroup}>
      <Flex layerStyle="card" direction="column" gap="4" padding={{ base: "5", md: "6" }}>
        <HeadingLine width="60%" />
        <div>
          <BoneLine width="50%" />
          <BoneLine fontSize="sm" />
          <BoneLine fontSize="sm" width="40%" />
        </div>
        <Flex alignItems="center" gap="3" height="11">
          <Bone width="2.25rem" height="2.25rem" borderRadius="full" />
          <Bone width="6rem" />
        </Flex>
        <Bone width="full" height="11" borderRadius="full" />
      </Flex>
    </Loading>
  );
}
