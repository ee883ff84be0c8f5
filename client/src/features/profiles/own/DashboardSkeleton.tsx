import { Box, Flex, Text } from "@chakra-ui/react";
import { Logo } from "../../../ui/pictures/Logo";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

/** The placeholder of one's own page: the spinning logo in the place of one's face, and two entries in each table. */
export function DashboardSkeleton() {
  return (
    <Loading label={texts.loadingYours} marginTop="4">
      <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3" marginBottom="6">
        <Flex alignItems="center" gap="4">
          <Logo size="3.5rem" isSpinning />
          <Text fontSize="lg">{texts.loadingYoursNow}</Text>
        </Flex>
        <Bone width="12.5rem" height="11" borderRadius="full" />
      </Flex>
      <Box layerStyle="card" padding="5">
        <BoneLine width="60%" />
        <Bone height="2.5" marginTop="3" marginBottom="2" />
        <BoneLine width="80%" fontSize="sm" />
      </Box>
      {["experience", "education"].map((table) => (
        <Box key={table} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
          <HeadingLine width="9rem" marginBottom="4" />
          <BoneLine width="60%" fontSize="sm" marginBottom="2" display={{ base: "none", md: "block" }} />
          <Bone height={{ base: "15.75rem", md: "4.75rem" }} />
          <Bone height={{ base: "15.75rem", md: "4.75rem" }} marginTop={{ base: "4", md: "0.125rem" }} />
        </Box>
      ))}
    </Loading>
  );
}
