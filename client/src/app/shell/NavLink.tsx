import { chakra } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { PageLink } from "../../ui/navigation/PageLink";
import type { Icon as IconType } from "../../ui/pictures/drawIcon";
import type { NavItem } from "./navItems";
import { prefetchPage } from "../routing/pages";

interface Props extends NavItem {
  isCurrent: boolean;
  /** Stands for the words where they have no room. */
  Icon?: IconType;
  onClick(event: MouseEvent): void;
}

/** A link to a page; pointing at it prefetches the page's code. */
export function NavLink({ label, to, state, isCurrent, Icon, onClick }: Props) {
  return (
    <chakra.span
      asChild
      display="flex"
      alignItems="center"
      minHeight="11"
      // Beside the places of every day, the bell and the face, a tablet has no room for more.
      paddingInline={{ base: "4", md: "2", lg: "3", xl: "4" }}
      borderRadius="full"
      fontWeight="semibold"
      bg={isCurrent ? "accent.soft" : undefined}
      color={isCurrent ? "accent.text" : "fg"}
      _hover={{ bg: isCurrent ? "accent.soft" : "bg.subtle" }}
    >
      <PageLink
        to={to}
        title={Icon && label}
        state={state}
        // Until the app has started, the boot script follows this address; the page then asks to log in.
        data-early={state?.from}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onClick}
        onPointerEnter={() => prefetchPage(to)}
        onFocus={() => prefetchPage(to)}
      >
        {Icon && (
          <chakra.span hideBelow="md" hideFrom="xl">
            <Icon size={20} aria-hidden="true" />
          </chakra.span>
        )}
        {Icon ? <chakra.span css={words}>{label}</chakra.span> : label}
      </PageLink>
    </chakra.span>
  );
}

/** Read aloud also where only the icon is seen. */
const words = { mdToXl: { srOnly: true } } as const;
