import { Box, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../ui/feedback/Skeleton";
import * as texts from "./texts";

export function NotificationsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Box layerStyle="card" padding="2">
        {[1, 2, 3, 4].map((key) => (
          <Flex key={key} alignItems="center" gap="4" padding="4" minHeight="4.75rem">
            <Bone width="2.75rem" height="2.75rem" borderRadius="full" flexShrink="0" />
            <Box flex="1">
              <BoneLine width="80%" />
              <BoneLine width="30%" fontSize="sm" />
            </Box>
          </Flex>
        ))}
      </Box>
    </Loading>
  );
}
