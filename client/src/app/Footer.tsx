import { chakra, Text } from "@chakra-ui/react";

/** What this is, what it was made with, and the year it is read in. */
export function Footer() {
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
      <Text suppressHydrationWarning>© {new Date().getFullYear()} Study Circle</Text>
    </chakra.footer>
  );
}
