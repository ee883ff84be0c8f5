import { chakra } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { PageLink } from "../../ui/navigation/PageLink";
import type { NavItem } from "./navItems";
import { prefetchPage } from "../routing/pages";

interface Props extends NavItem {
  isCurrent: boolean;
  onClick(event: MouseEvent): void;
}

/** A link to a page; pointing at it prefetches the page's code. */
export function NavLink({ label, to, state, isCurrent, onClick }: Props) {
  return (
    <chakra.span
      asChild
      display="flex"
      alignItems="center"
      minHeight="11"
      // Beside the bell and the face, a tablet has no room for more.
      paddingInline={{ base: "4", md: "2", lg: "4" }}
      borderRadius="full"
      fontWeight="semibold"
      bg={isCurrent ? "accent.soft" : undefined}
      color={isCurrent ? "accent.text" : "fg"}
      _hover={{ bg: isCurrent ? "accent.soft" : "bg.subtle" }}
    >
      <PageLink
        to={to}
        state={state}
        // Until the app has started, the boot script follows this address; the page then asks to log in.
        data-early={state?.from}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onClick}
        onPointerEnter={() => prefetchPage(to)}
        onFocus={() => prefetchPage(to)}
      >
        {label}
      </PageLink>
    </chakra.span>
  );
}
