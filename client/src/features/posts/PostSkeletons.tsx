import { Box, type BoxProps, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { pageSize } from "./postCache";
import * as texts from "./texts";

/** How many lines a typical text takes on a phone, and on wider screens. */
interface Lines {
  narrow: number;
  wide: number;
}

/** The placeholder of a page of the list. */
export function PostListSkeleton() {
  return (
    <Loading label={texts.loadingGroups}>
      <Flex direction="column" gap="5">
        {Array.from({ length: pageSize }, (_, index) => (
          <CardBones key={index} />
        ))}
      </Flex>
    </Loading>
  );
}

/** The placeholder of a post on its own page. */
export function PostArticleSkeleton() {
  return (
    <Loading label={texts.loadingGroup}>
      <Flex layerStyle="card" direction="column" gap="4" padding={{ base: "5", md: "7" }}>
        <BylineBones size="3rem" />
        <div>
          <LineBones Line={BoneLine} lines={{ narrow: 9, wide: 4 }} />
        </div>
      </Flex>
    </Loading>
  );
}

/** The placeholder of a post's comments. */
export function CommentListSkeleton() {
  return (
    <Loading label={texts.loadingComments}>
      <Flex direction="column" gap="4">
        {[1, 2].map((key) => (
          <Box key={key} layerStyle="card" boxShadow="none" padding={{ base: "4", md: "5" }}>
            {/* Beside the menu. */}
            <BylineBones size="2.5rem" minHeight="11" />
            <Box marginTop="3">
              <LineBones Line={BoneLine} lines={{ narrow: 3, wide: 2 }} />
            </Box>
            <Bone width="5rem" height="11" borderRadius="full" marginTop="1" marginBottom="-3" marginInlineStart="-3" />
          </Box>
        ))}
      </Flex>
    </Loading>
  );
}

/** The groups that a member started, as three short rows. */
export function StartedGroupBones() {
  return (
    <Loading label={texts.loadingGroups}>
      <Flex direction="column" gap="6">
        {[1, 2, 3].map((key) => (
          <Flex key={key} gap="3">
            <Bone width="1.25rem" height="1.25rem" borderRadius="full" flexShrink="0" />
            <Box flex="1">
              <BoneLine width="90%" />
              <BoneLine width="60%" fontSize="sm" />
            </Box>
          </Flex>
        ))}
      </Flex>
    </Loading>
  );
}

/** A card of the list: ribbon, author, title, text (on a phone cut, with "Show more"), actions. */
function CardBones() {
  return (
    <Flex
      layerStyle="card"
      direction="column"
      gap="4"
      padding={{ base: "5", md: "7" }}
      paddingBottom={{ base: "3", md: "4" }}
    >
      <Bone width="6.5rem" height="7" borderRadius="full" />
      <BylineBones size="3rem" />
      <div>
        <LineBones Line={HeadingLine} fontSize="lg" lines={{ narrow: 2, wide: 1 }} />
        <Box marginTop="1.5">
          <LineBones Line={BoneLine} lines={{ narrow: 6, wide: 4 }} />
        </Box>
        <Box height="11" display={{ md: "none" }}>
          <BoneLine width="5rem" />
        </Box>
      </div>
      <Flex borderTopWidth="1px" paddingTop="3" gap="2">
        <Bone width="9.5rem" height="11" borderRadius="full" />
        <Bone width="4rem" height="11" borderRadius="full" />
      </Flex>
    </Flex>
  );
}

interface LinesProps {
  Line: (props: BoxProps) => ReactNode;
  lines: Lines;
  fontSize?: BoxProps["fontSize"];
}

/** Some lines, the last one shorter. */
function LineBones({ Line, lines: { narrow, wide }, fontSize }: LinesProps) {
  return Array.from({ length: narrow }, (_, index) => (
    <Line
      key={index}
      fontSize={fontSize}
      width={{ base: index === narrow - 1 ? "55%" : "full", md: index === wide - 1 ? "55%" : "full" }}
      display={index < wide ? undefined : { md: "none" }}
    />
  ));
}

/** On a phone the date has a line of its own. */
function BylineBones({ size, minHeight }: { size: string; minHeight?: string }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto 1fr"
      gridTemplateRows={{ base: minHeight ? "2.75rem auto" : "auto auto", md: "auto" }}
      alignItems="center"
      columnGap="3"
      minHeight={{ md: minHeight }}
    >
      <Bone width={size} height={size} borderRadius="full" gridRow={{ md: "1 / span 2" }} />
      <Bone width="9rem" marginBlock={{ md: "1.5" }} />
      <Bone
        gridColumn={{ base: "1 / -1", md: "2" }}
        width="12rem"
        height="3"
        marginTop={{ base: "0.7rem", md: "0" }}
        marginBottom={{ base: "0.2rem", md: "0" }}
      />
    </Box>
  );
}
