import { Flex, Heading, Text } from "@chakra-ui/react";
import type { Ref } from "react";
import { interestLook } from "../../../shared/interests";
import { type FeedFilter, isFiltered } from "../filter/feedFilter";
import * as texts from "../texts";
import type { PostPage } from "./usePostFeed";

interface Props {
  posts: PostPage | undefined;
  page: number;
  filter: FeedFilter;
  ref: Ref<HTMLHeadingElement>;
}

/** The title of the list, and the number of groups. */
export function FeedHeading({ posts, page, filter, ref }: Props) {
  return (
    <Flex
      direction={{ base: "column", sm: "row" }}
      justifyContent="space-between"
      alignItems={{ sm: "baseline" }}
      columnGap="4"
      marginBottom="6"
    >
      <Heading as="h2" ref={ref} tabIndex={-1}>
        {describeList(filter, page)}
      </Heading>
      <Text color="fg.muted" fontSize="sm" role={isFiltered(filter) ? "status" : undefined}>
        {posts && posts.totalCount > 0 ? describeTotal(posts) : "\u00a0"}
      </Text>
    </Flex>
  );
}

function describeList(filter: FeedFilter, page: number): string {
  const interest = filter.interest && interestLook(filter.interest).label;
  if (!isFiltered(filter)) return page === 1 ? texts.newestGroups : texts.groupsOnPage(page);
  const whole = interest ? (filter.isMine ? texts.yourGroupsAbout : texts.groupsAbout)(interest) : texts.yourGroups;
  return page === 1 ? whole : texts.titleOnPage(whole, page);
}

const describeTotal = ({ totalCount, totalCountIsExact }: PostPage): string =>
  texts.groupCount(totalCount, totalCountIsExact);
