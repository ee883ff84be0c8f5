import { chakra } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** One decision that can be appealed against. */
export function DecisionsSkeleton() {
  return (
    <Loading label={texts.loadingDecisions}>
      <chakra.div layerStyle="card" padding={{ base: "5", md: "6" }}>
        <BoneLine width="11rem" fontSize="sm" marginBottom="2" />
        <HeadingLine width="14rem" />
        <BoneLine width="80%" marginTop="1" />
        <BoneLine width="7rem" fontSize="sm" marginTop="3" marginBottom="1" />
        <BoneLine width="90%" />
        <BoneLine width="4rem" fontSize="sm" marginTop="4" marginBottom="1" />
        <BoneLine width="95%" />
        <BoneLine width="70%" marginTop="5" marginBottom="3" paddingTop="5" height="2.85em" />
        <Bone height="11" width="7rem" borderRadius="full" />
      </chakra.div>
    </Loading>
  );
}
