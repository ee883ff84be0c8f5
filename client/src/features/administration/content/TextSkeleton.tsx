import { chakra, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

/** Four messages, as high as short real ones. */
export function TextSkeleton() {
  return (
    <Loading label={texts.loadingTexts}>
      <BoneLine width="20rem" marginBottom="4" />
      <Flex alignItems="center" minHeight="11" marginBottom="3">
        <BoneLine width="7rem" />
      </Flex>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {[1, 2, 3, 4].map((entry) => (
          <chakra.div key={entry} layerStyle="card" padding={{ base: "4", md: "5" }}>
            <Flex alignItems="center" minHeight="11">
              <BoneLine width="14rem" />
            </Flex>
            <BoneLine width="90%" marginBlock="1" />
            <Bone width="6rem" height="11" marginTop="2" borderRadius="full" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}
