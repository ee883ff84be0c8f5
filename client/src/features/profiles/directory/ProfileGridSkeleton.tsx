import { Box, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { useSession } from "../../accounts/SessionProvider";
import { DirectoryGrid } from "./DirectoryGrid";
import { pageSize } from "./pageSize";
import * as texts from "../texts";

/** The placeholder of a page of buddies; drawn once, whatever changes around it. */
export const ProfileGridSkeleton = memo(function ProfileGridSkeleton() {
  return (
    <Loading label={texts.loadingBuddies}>
      <DirectoryGrid>
        {Array.from({ length: pageSize }, (_, index) => (
          <li key={index}>
            <CardBones />
          </li>
        ))}
      </DirectoryGrid>
    </Loading>
  );
});

/** For a member, a card also says who was here this week, and has one more button. A visitor with a token is taken for one. */
function CardBones() {
  const isMember = useSession().status !== "guest";
  return (
    <Box layerStyle="card" height="full" overflow="hidden">
      <Bone height="20" borderRadius="0" marginBottom="8" />
      <Box paddingInline="5" paddingTop="3" paddingBottom="5">
        <HeadingLine width="60%" />
        <BoneLine width="40%" />
        <BoneLine width="70%" />
        <BoneLine width="55%" />
        {isMember && <BoneLine width="45%" />}
        <Flex wrap="wrap" gap="1.5" marginTop="3">
          {["6rem", "4rem", "5rem", "7rem"].map((width) => (
            <Bone key={width} width={width} height="1.65rem" borderRadius="full" />
          ))}
        </Flex>
        {isMember && <Bone height="11" borderRadius="full" marginTop="3" />}
        <Bone height="11" borderRadius="full" marginTop={isMember ? "2" : "3"} />
      </Box>
    </Box>
  );
}
