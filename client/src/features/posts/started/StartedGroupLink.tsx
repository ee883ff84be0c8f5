import { Box, chakra } from "@chakra-ui/react";
import type { StartedGroupFragment } from "../../../generated/hooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { ShapeIcon } from "../../../ui/pictures/ShapeIcon";
import * as texts from "../texts";

/** A group in one or two lines: its name, when it was started and how many comments it has. */
export function StartedGroupLink({ group }: { group: StartedGroupFragment }) {
  const { id, name, createdAt, commentCount, interest } = group;
  return (
    <chakra.span asChild css={row}>
      <PageLink to={paths.post(id)}>
        {interest && (
          <Box flexShrink="0" paddingTop="0.5" color={interestLook(interest).color}>
            <ShapeIcon shape={interestLook(interest).shape} size="1.25rem" color="currentColor" />
          </Box>
        )}
        <chakra.span display="block" minWidth="0" flex="1">
          <chakra.strong dir="auto" css={title}>
            {name}
          </chakra.strong>
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time> · {texts.commentCount(commentCount)}
          </chakra.span>
        </chakra.span>
      </PageLink>
    </chakra.span>
  );
}

const row = {
  display: "flex",
  gap: "3",
  padding: "3",
  borderRadius: "md",
  _hover: { bg: "bg.subtle" },
} as const;

const title = {
  display: "block",
  fontWeight: "semibold",
  lineHeight: "snug",
  overflowWrap: "anywhere",
  lineClamp: 3,
} as const;
