import { Flex, Link, Text } from "@chakra-ui/react";
import { paths } from "../../../shared/paths";
import { fill } from "../../../ui/fill";
import { PageLink } from "../../../ui/navigation/PageLink";
import type { File } from "./caseTypes";
import { Moment } from "./Moment";
import { Tag } from "../../../ui/Tag";
import * as texts from "./texts";

/** What the case is about, in a line, and the ways to the thing itself. */
export function CaseTop({ file: { case: found, subject } }: { file: File }) {
  const { authorId, authorName, isAppeal, isHidden, reportCount, createdAt } = found;
  return (
    <>
      <Flex alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1" marginTop="2">
        <Text color="fg.muted" overflowWrap="anywhere">
          {fill(texts.byAuthor, { author: <bdi>{authorName ?? texts.accountGone}</bdi> })} ·{" "}
          {texts.reportCount(reportCount)} · <Moment at={createdAt} />
        </Text>
        {isAppeal && <Tag isStrong>{texts.appeal}</Tag>}
        {isHidden && <Tag>{texts.hidden}</Tag>}
      </Flex>
      <Flex flexWrap="wrap" columnGap="5">
        {subject?.postId && (
          <Link asChild minHeight="11" display="inline-flex" alignItems="center">
            <PageLink to={paths.post(subject.postId)}>{texts.openGroup}</PageLink>
          </Link>
        )}
        {authorName !== null && (
          <Link asChild minHeight="11" display="inline-flex" alignItems="center">
            <PageLink to={paths.profile(authorId)}>{texts.openProfile}</PageLink>
          </Link>
        )}
      </Flex>
    </>
  );
}
