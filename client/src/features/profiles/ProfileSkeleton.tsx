import { Box, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";

/** The placeholder of a profile. */
export function ProfileSkeleton() {
  return (
    <Loading label="Loading profile">
      <Box layerStyle="card" overflow="hidden">
        <Bone height={{ base: "24", md: "32" }} borderRadius="0" />
        <Flex
          direction={{ base: "column", md: "row" }}
          gap="5"
          paddingInline={{ base: "5", md: "8" }}
          paddingBottom="8"
        >
          <Bone width="8.5rem" height="8.5rem" borderRadius="full" marginTop="-14" flexShrink="0" />
          <Box flex="1" paddingTop={{ base: "0", md: "5" }}>
            <BoneLine width="14rem" fontSize="xl" />
            <BoneLine width="18rem" fontSize="lg" />
            <BoneLine width="22rem" marginTop="5" />
          </Box>
        </Flex>
      </Box>
      <Box layerStyle="card" padding="7" marginTop="6">
        <BoneLine width="10rem" fontSize="lg" />
        <BoneLine marginTop="4" />
        <BoneLine width="80%" />
      </Box>
    </Loading>
  );
}
