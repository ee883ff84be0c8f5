import { Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { WithAside } from "../../../ui/page/WithAside";
import * as texts from "../texts";

/** A date while it loads: about what, when, with whom and what for, then the answer. */
export function SessionSkeleton() {
  return (
    <Loading label={texts.loadingSession}>
      <WithAside aside={<AnswerSkeleton />}>
        <Flex layerStyle="card" direction="column" gap="4" padding={{ base: "5", md: "7" }}>
          <Bone width="6rem" height="8" />
          <div>
            <HeadingLine width="14rem" />
            <BoneLine width="18rem" />
          </div>
          <div>
            <BoneLine width="5rem" fontSize="sm" />
            <BoneLine width="12rem" />
            <BoneLine width="9rem" />
          </div>
          <div>
            <BoneLine width="3rem" fontSize="sm" />
            <BoneLine width="16rem" />
          </div>
          <Bone width="11rem" height="11" borderRadius="full" />
        </Flex>
      </WithAside>
    </Loading>
  );
}

function AnswerSkeleton() {
  return (
    <Flex layerStyle="card" direction="column" gap="4" padding={{ base: "5", md: "7" }} marginTop="6">
      <HeadingLine width="11rem" />
      <Bone width="14rem" height="11" borderRadius="full" />
      <BoneLine width="5rem" />
      <Bone width="10rem" height="11" />
    </Flex>
  );
}
