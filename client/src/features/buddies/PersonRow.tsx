import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BuddyPersonFragment } from "../../generated/hooks";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { SeenThisWeek } from "./SeenThisWeek";

interface Props {
  user: BuddyPersonFragment;
  /** What they wrote with a request. */
  message?: string | null;
  /** A line below the name. */
  note?: ReactNode;
  children: ReactNode;
}

/** A member in a list, with what can be done about them. */
export function PersonRow({ user, message, note, children }: Props) {
  return (
    <chakra.li css={rowLook}>
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <PersonPicture name={user.name} avatar={user.avatar} size="3rem" />
        <Box flex="1" minWidth="7rem">
          <chakra.span asChild css={nameLook}>
            <PageLink to={paths.profile(user.id)} title={user.name}>
              <bdi>{user.name}</bdi>
            </PageLink>
          </chakra.span>
          {note}
          <SeenThisWeek user={user} />
        </Box>
        <Flex flexWrap="wrap" gap="2">
          {children}
        </Flex>
      </Flex>
      {message && (
        <chakra.p dir="auto" marginTop="3" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="text">
          {message}
        </chakra.p>
      )}
    </chakra.li>
  );
}

export const rowLook = {
  paddingBlock: "4",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;

const nameLook = {
  fontFamily: "heading",
  fontWeight: "bold",
  overflowWrap: "anywhere",
  lineClamp: 2,
  lineHeight: "snug",
  paddingBlock: "1",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;
