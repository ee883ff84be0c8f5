import { chakra, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** Three jobs, as high as the real ones. */
export function WorkSkeleton() {
  return (
    <Loading label={texts.loadingWork}>
      <BoneLine width="24rem" marginBottom="4" />
      <BoneLine width="5rem" />
      <Flex alignItems="center" minHeight="11" marginBottom="3">
        <BoneLine width="8rem" />
      </Flex>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {[1, 2, 3].map((entry) => (
          <chakra.div key={entry} layerStyle="card" css={row}>
            <Bone width="5" height="5" margin="3" />
            <chakra.div flex="1" minWidth="12rem">
              <BoneLine width="12rem" />
              <BoneLine width="80%" />
              <BoneLine width="60%" fontSize="sm" />
            </chakra.div>
            <Bone width="11rem" height="11" borderRadius="full" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  paddingInline: { base: "3", md: "4" },
  paddingBlock: "3",
} as const;
