import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { CaseLineFragment } from "../../../generated/staffHooks";
import { ChevronRight } from "../../../generated/icons/ChevronRight";
import { paths } from "../../../shared/paths";
import { fill } from "../../../ui/fill";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Moment } from "./Moment";
import { Tag } from "../../../ui/Tag";
import * as texts from "./texts";

/** A case in the queue; all of it leads to the case. */
export function CaseRow({ found }: { found: CaseLineFragment }) {
  const { id, kind, isAppeal, isHidden, authorName, text, reportCount, createdAt } = found;
  return (
    <chakra.div asChild layerStyle="card" css={look}>
      <PageLink to={paths.moderationCase(id)}>
        <Flex alignItems="center" flexWrap="wrap" columnGap="2" rowGap="1">
          <Text as="span" fontFamily="heading" fontWeight="bold">
            {texts.kinds[kind]}
          </Text>
          <Text as="span" color="fg.muted" overflowWrap="anywhere">
            {fill(texts.byAuthor, { author: <bdi>{authorName ?? texts.accountGone}</bdi> })}
          </Text>
          {isAppeal && <Tag isStrong>{texts.appeal}</Tag>}
          {isHidden && <Tag>{texts.hidden}</Tag>}
        </Flex>
        <Box dir="auto" lineClamp={2} minHeight="3.2em" overflowWrap="anywhere" color={text ? undefined : "fg.muted"}>
          {text === null || text === undefined ? texts.textRemoved : text || texts.noText}
        </Box>
        <Flex alignItems="center" justifyContent="space-between" gap="2" color="fg.muted" fontSize="sm">
          <span>
            {texts.reportCount(reportCount)} · <Moment at={createdAt} />
          </span>
          <ChevronRight size={20} aria-hidden="true" />
        </Flex>
      </PageLink>
    </chakra.div>
  );
}

const look = {
  display: "flex",
  flexDirection: "column",
  gap: "2",
  padding: { base: "4", md: "5" },
  lineHeight: "normal",
  _hover: { bg: "bg.subtle" },
  "& svg": { flexShrink: "0" },
} as const;
