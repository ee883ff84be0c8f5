import { Box, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";
import { pageSize } from "./postCache";

/** The placeholder of a page of the list. */
export function PostListSkeleton() {
  return (
    <Loading label="Loading groups">
      <Flex direction="column" gap="5">
        {Array.from({ length: pageSize }, (_, index) => (
          <PostBones key={index} lines={2} hasActions />
        ))}
      </Flex>
    </Loading>
  );
}

/** The placeholder of a post on its own page. */
export function PostArticleSkeleton() {
  return (
    <Loading label="Loading the group">
      <PostBones lines={3} />
    </Loading>
  );
}

/** The placeholder of a post's comments. */
export function CommentListSkeleton() {
  return (
    <Loading label="Loading comments">
      <Flex direction="column" gap="4">
        {[1, 2].map((key) => (
          <Box key={key} layerStyle="card" padding="5">
            <BylineBones size="2.5rem" />
            <Box marginTop="3">
              <BoneLine width="70%" />
            </Box>
          </Box>
        ))}
      </Flex>
    </Loading>
  );
}

function PostBones({ lines, hasActions = false }: { lines: number; hasActions?: boolean }) {
  return (
    <Flex
      layerStyle="card"
      direction="column"
      gap="4"
      padding={{ base: "5", md: "7" }}
      paddingBottom={hasActions ? { base: "3", md: "4" } : undefined}
    >
      <BylineBones size="3rem" />
      <Box>
        {Array.from({ length: lines }, (_, index) => (
          <BoneLine key={index} width={index === lines - 1 ? "55%" : "100%"} />
        ))}
      </Box>
      {hasActions && (
        <Flex borderTopWidth="1px" paddingTop="3" gap="4" height="14" alignItems="center">
          <Bone width="4rem" height="6" />
          <Bone width="9rem" height="6" />
        </Flex>
      )}
    </Flex>
  );
}

function BylineBones({ size }: { size: string }) {
  return (
    <Flex alignItems="center" gap="3">
      <Bone width={size} height={size} borderRadius="full" flexShrink="0" />
      <Box flex="1">
        <BoneLine width="9rem" />
        <BoneLine width="12rem" fontSize="sm" />
      </Box>
    </Flex>
  );
}
