import { Box, Flex, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

/** The placeholder of a profile: of the typical one, with links elsewhere and a bio of two lines, five on a phone. */
export function ProfileSkeleton() {
  return (
    <Loading label={texts.loadingProfile}>
      <TopBones />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" }} columnGap="6" alignItems="start">
        <div>
          <SectionBones>
            <BoneLine />
            <BoneLine display={{ md: "none" }} />
            <BoneLine display={{ md: "none" }} />
            <BoneLine display={{ md: "none" }} />
            <BoneLine width="55%" />
          </SectionBones>
          <SectionBones>
            <Bone width="70%" height="1.65rem" borderRadius="full" />
            <Bone width="40%" height="1.65rem" marginTop="1.5" borderRadius="full" display={{ md: "none" }} />
          </SectionBones>
        </div>
        <SectionBones>
          <BoneLine />
          <BoneLine width="50%" marginBottom="4" />
          <Bone height="11" borderRadius="full" />
          <Bone height="11" borderRadius="full" marginTop="2.5" />
          <Bone height="11" borderRadius="full" marginTop="2.5" />
        </SectionBones>
      </Grid>
    </Loading>
  );
}

function TopBones() {
  return (
    <Box layerStyle="card" overflow="hidden">
      <Bone height={{ base: "24", md: "32" }} borderRadius="0" />
      <Flex
        direction={{ base: "column", md: "row" }}
        gap={{ base: "4", md: "7" }}
        paddingInline={{ base: "5", md: "8" }}
        paddingBottom={{ base: "6", md: "8" }}
      >
        <Bone width="9.25rem" height="9.25rem" borderRadius="full" marginTop="-14" flexShrink="0" />
        <Box flex="1" paddingTop={{ base: "0", md: "5" }}>
          <HeadingLine width="14rem" fontSize="2xl" height="1.1em" paddingBlock="0.1em" />
          <BoneLine width="18rem" fontSize="lg" marginTop="1" />
          <Flex flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2" marginTop="4">
            <Bone width="6.5rem" height="7" borderRadius="full" />
            <BoneLine width="9rem" />
            <BoneLine width="13rem" />
          </Flex>
          <Flex gap="2" marginTop="4">
            <Bone width="11" height="11" borderRadius="full" />
            <Bone width="11" height="11" borderRadius="full" />
          </Flex>
        </Box>
      </Flex>
    </Box>
  );
}

function SectionBones({ children }: { children: ReactNode }) {
  return (
    <Box layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <HeadingLine width="10rem" marginBottom="4" />
      {children}
    </Box>
  );
}
