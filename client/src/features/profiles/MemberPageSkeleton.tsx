import { Box, Flex, Text } from "@chakra-ui/react";
import { Mark } from "../../ui/Mark";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";

/** One's own profile on its way: the turning mark, and the shape of what will be there. */
export function MemberPageSkeleton() {
  return (
    <Loading label="Loading your profile" marginTop="4">
      <Flex alignItems="center" gap="3" color="fg.muted">
        <Mark size="1.75rem" isSpinning />
        <Text>Loading your profile…</Text>
      </Flex>
      {[1, 2].map((section) => (
        <Box key={section} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
          <BoneLine width="9rem" fontSize="lg" />
          <Bone height="12" marginTop="5" />
          <Bone height="12" marginTop="3" />
        </Box>
      ))}
    </Loading>
  );
}
