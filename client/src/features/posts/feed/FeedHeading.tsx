import { Flex, Heading, Text } from "@chakra-ui/react";
import type { Ref } from "react";
import * as texts from "../texts";
import type { PostPage } from "./usePostFeed";

interface Props {
  posts: PostPage | undefined;
  page: number;
  ref: Ref<HTMLHeadingElement>;
}

/** The title of the list, and how much of it is shown. */
export function FeedHeading({ posts, page, ref }: Props) {
  return (
    <Flex
      direction={{ base: "column", sm: "row" }}
      justifyContent="space-between"
      alignItems={{ sm: "baseline" }}
      columnGap="4"
      marginBottom="6"
    >
      <Heading as="h2" ref={ref} tabIndex={-1}>
        {page === 1 ? texts.newestGroups : texts.groupsOnPage(page)}
      </Heading>
      <Text color="fg.muted" fontSize="sm">
        {posts && posts.totalCount > 0 ? describeTotal(posts) : "\u00a0"}
      </Text>
    </Flex>
  );
}

function describeTotal({ totalCount, totalCountIsExact, pageCount }: PostPage): string {
  const groups = texts.groupCount(totalCount, totalCountIsExact);
  return pageCount > 1 ? texts.onPages(groups, pageCount, totalCountIsExact) : groups;
}
