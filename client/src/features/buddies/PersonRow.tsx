import { Box, chakra, Flex, type FlexProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BuddyPersonFragment } from "../../generated/hooks";
import { paths } from "../../shared/paths";
import { usePassFocusOn } from "../../ui/lists/usePassFocusOn";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { SeenThisWeek } from "./SeenThisWeek";
import { thumbHigh } from "../../ui/thumbHigh";

interface Props {
  user: BuddyPersonFragment;
  /** What they wrote with a request. */
  message?: string | null;
  /** Lines below the name; what can be done then stands below them, so that they have the whole width. */
  note?: ReactNode;
  children: ReactNode;
}

/** A member in a list, with what can be done about them. */
export function PersonRow({ user, message, note, children }: Props) {
  const ref = usePassFocusOn<HTMLLIElement>();
  return (
    <chakra.li ref={ref} css={rowLook}>
      <Flex flexWrap="wrap" alignItems={note ? "flex-start" : "center"} gap="3">
        <PersonPicture name={user.name} avatar={user.avatar} size="3rem" />
        <Box flex="1" minWidth="7rem">
          <chakra.span asChild css={nameLook}>
            <PageLink to={paths.profile(user.id)} title={user.name}>
              <bdi>{user.name}</bdi>
            </PageLink>
          </chakra.span>
          {note}
          <SeenThisWeek user={user} />
          {/* On a phone from below the picture: there, two buttons have room beside each other. */}
          {note && (
            <Actions marginTop="2" marginInlineStart={{ base: "-3.75rem", md: "0" }}>
              {children}
            </Actions>
          )}
        </Box>
        {!note && <Actions>{children}</Actions>}
      </Flex>
      {message && (
        <chakra.p dir="auto" marginTop="3" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="text">
          {message}
        </chakra.p>
      )}
    </chakra.li>
  );
}

function Actions(props: FlexProps) {
  return <Flex flexWrap="wrap" gap="2" {...props} />;
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
  // Not a padding: the third line would show in it.
  borderBlock: "0.25rem solid transparent",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(0.25),
} as const;
