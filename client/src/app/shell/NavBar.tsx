import { Box, chakra, Flex } from "@chakra-ui/react";
import { Menu } from "../../generated/icons/Menu";
import { X } from "../../generated/icons/X";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { useSession } from "../../features/accounts/SessionProvider";
import { IconButton } from "../../ui/Button";
import { Logo } from "../../ui/pictures/Logo";
import { PageLink } from "../../ui/navigation/PageLink";
import { siteName } from "../../ui/texts";
import { NavMenu } from "./NavMenu";
import { SearchButton } from "./SearchButton";
import { ThemeSwitch } from "./ThemeSwitch";
import { useMemberParts } from "./useMemberParts";
import { useScrolledPast } from "./useScrolledPast";
import * as texts from "./texts";

/** From here down, in pixels, the bar and the logo are compact. */
const compactFrom = 250;

/**
 * The bar at the top of every page. Its outer box never changes its height, so that the page does not jump when the
 * inner one becomes compact.
 */
export function NavBar() {
  const isCompact = useScrolledPast(compactFrom);
  const { status } = useSession();
  const parts = useMemberParts();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" height="20" pointerEvents="none" data-noprint>
      <Box
        data-compact={isCompact || undefined}
        position="relative"
        pointerEvents="auto"
        bg="bg"
        borderBottomWidth="1px"
        borderColor={isCompact ? "border" : "transparent"}
        boxShadow={isCompact ? "card" : "none"}
        transition="box-shadow 200ms, border-color 200ms"
        onKeyDown={closeOnEscape}
      >
        <Flex
          maxWidth="page"
          marginInline="auto"
          paddingInline={{ base: "4", md: "8" }}
          height={isCompact ? "14" : "20"}
          transition="height 200ms"
          alignItems="center"
          justifyContent="space-between"
          gap={{ base: "1", md: "4" }}
        >
          <HomeLink isCompact={isCompact} isShort={status === "member"} onClick={() => setOpen(false)} />
          {/* Beside the name, where nothing that comes later moves it. */}
          <chakra.span marginInlineStart={{ base: "auto", md: "0" }} marginInlineEnd={{ md: "auto" }}>
            <SearchButton />
          </chakra.span>
          {/* On a phone guests and members have two buttons here, which come later than the search beside them. */}
          <Flex alignItems="center" justifyContent="flex-end" gap="1" minWidth={{ base: "5.75rem", md: "auto" }}>
            <NavMenu isOpen={isOpen} onChoose={() => setOpen(false)} />
            {parts && <parts.MemberTools />}
            {/* Without its parts for members, the collapsed menu still leads on. */}
            {(status === "guest" || parts === null) && (
              <GuestTools ref={toggle} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
            )}
          </Flex>
        </Flex>
      </Box>
    </chakra.header>
  );
}

interface GuestProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onToggle(): void;
}

function GuestTools({ ref, isOpen, onToggle }: GuestProps) {
  return (
    <chakra.span display="contents" data-session-items>
      <ThemeSwitch />
      <IconButton
        ref={ref}
        label={isOpen ? texts.closeMenu : texts.openMenu}
        aria-expanded={isOpen}
        aria-controls="menu"
        hideFrom="md"
        onClick={onToggle}
      >
        {isOpen ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
      </IconButton>
    </chakra.span>
  );
}

interface HomeProps {
  isCompact: boolean;
  /** On a tablet the logo stands alone, beside the many places of a member. */
  isShort: boolean;
  onClick(): void;
}

function HomeLink({ isCompact, isShort, onClick }: HomeProps) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minHeight="11"
      borderRadius="md"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="lg"
      letterSpacing="-0.02em"
      whiteSpace={{ md: "nowrap" }}
      css={{
        "& svg": { transition: "transform 200ms", transform: isCompact ? "scale(0.75)" : "none" },
        "&:hover svg": { transform: `rotate(51deg) scale(${isCompact ? 0.75 : 1})` },
      }}
    >
      <PageLink to="/" onClick={onClick}>
        <Logo size="2.75rem" />
        <chakra.span data-site-name css={isShort ? { mdToLg: { srOnly: true } } : undefined}>
          {siteName}
        </chakra.span>
      </PageLink>
    </chakra.span>
  );
}
