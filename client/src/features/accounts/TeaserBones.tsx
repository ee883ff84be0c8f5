import { Box, Flex } from "@chakra-ui/react";
import { BoneLine, Loading } from "../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** The newest groups while they load. */
export function TeaserBones() {
  return (
    <Loading label={texts.loadingGroups}>
      <Flex direction="column" gap="3">
        {[1, 2, 3].map((key) => (
          <Box key={key} layerStyle="card" padding="5">
            <BoneLine width="80%" />
            <BoneLine width="40%" marginTop="3" />
          </Box>
        ))}
      </Flex>
    </Loading>
  );
}
