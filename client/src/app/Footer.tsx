import { chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useSyncExternalStore } from "react";

/** What this is, what it was made with, and the year it is read in. */
export function Footer() {
  const year = useCurrentYear();
  return (
    <chakra.footer
      borderTopWidth="1px"
      paddingInline="4"
      paddingBlock="8"
      textAlign="center"
      color="fg.muted"
      fontSize="sm"
    >
      <Text>Study Circle is for a personal project.</Text>
      <Text marginTop="1">
        Designed with <Credit href="https://chakra-ui.com">Chakra UI</Credit>,{" "}
        <Credit href="https://lucide.dev">Lucide</Credit>, Bricolage Grotesque and Figtree. Illustrations from{" "}
        <Credit href="https://www.openpeeps.com">Open Peeps</Credit> by Pablo Stanley.
      </Text>
      <Text marginTop="1">© {year} Study Circle</Text>
    </chakra.footer>
  );
}

function Credit({ href, children }: { href: string; children: ReactNode }) {
  return (
    <chakra.a href={href} rel="noopener" textDecoration="underline" textUnderlineOffset="0.2em" paddingBlock="1">
      {children}
    </chakra.a>
  );
}

const never = () => () => undefined;

/** The reader's year: a page that was written at build time leaves it open. */
function useCurrentYear(): number | null {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => null,
  );
}
