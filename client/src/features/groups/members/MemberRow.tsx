import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { GroupMemberFragment, MemberRole } from "../../../generated/groupHooks";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import * as texts from "../texts";
import { thumbHigh } from "../../../ui/thumbHigh";

interface Props {
  member: GroupMemberFragment;
  /** A line below the name, instead of the role. */
  note?: ReactNode;
  /** What can be done about them. */
  children?: ReactNode;
}

const roleNames: Readonly<Record<MemberRole, string | null>> = {
  OWNER: texts.owner,
  MODERATOR: texts.moderator,
  MEMBER: null,
};

/** A person in a list of a group; the name leads to their profile. */
export function MemberRow({ member: { user, role, message }, note = roleNames[role], children }: Props) {
  // A request's message comes before its buttons.
  const actions = children && (
    <Flex flexWrap="wrap" gap="2">
      {children}
    </Flex>
  );
  return (
    <chakra.li css={rowLook} tabIndex={-1}>
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <PersonPicture name={user?.name ?? ""} avatar={user?.avatar} size="2.5rem" />
        <Box flex="1" minWidth="7rem">
          {user ? (
            <chakra.span asChild css={nameLook}>
              <PageLink to={paths.profile(user.id)} title={user.name}>
                <bdi>{user.name}</bdi>
              </PageLink>
            </chakra.span>
          ) : (
            <chakra.span css={nameLook} color="fg.muted">
              {texts.absentMember}
            </chakra.span>
          )}
          {note && (
            <Text color="fg.muted" fontSize="sm" lineHeight="snug">
              {note}
            </Text>
          )}
        </Box>
        {!message && actions}
      </Flex>
      {message && (
        <chakra.p dir="auto" marginBlock="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {message}
        </chakra.p>
      )}
      {message && actions}
    </chakra.li>
  );
}

const rowLook = {
  paddingBlock: "3",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;

const nameLook = {
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  lineClamp: 2,
  lineHeight: "snug",
  // Not a padding: the third line would show in it.
  borderBlock: "0.25rem solid transparent",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(0.25),
} as const;
