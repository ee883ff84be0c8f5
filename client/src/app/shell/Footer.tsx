import { chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useSyncExternalStore } from "react";
import { fill } from "../../ui/fill";
import * as texts from "./texts";

/** The footer: purpose, credits and the current year. */
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
      <Text>{texts.personalProject}</Text>
      <Text marginTop="1">
        {fill(texts.credits, {
          chakra: <Credit href="https://chakra-ui.com">{texts.chakra}</Credit>,
          lucide: <Credit href="https://lucide.dev">{texts.lucide}</Credit>,
          openPeeps: <Credit href="https://www.openpeeps.com">{texts.openPeeps}</Credit>,
        })}
      </Text>
      <chakra.a href="/developers" css={developersLook}>
        {texts.developers}
      </chakra.a>
      <Text marginTop="1">{fill(texts.copyright, { year })}</Text>
    </chakra.footer>
  );
}

/** It stands alone, so it is as large as a thumb. */
const developersLook = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  paddingInline: "3",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;

function Credit({ href, children }: { href: string; children: ReactNode }) {
  return (
    <chakra.a href={href} rel="noopener" textDecoration="underline" textUnderlineOffset="0.2em" paddingBlock="1">
      {children}
    </chakra.a>
  );
}

const never = () => () => undefined;

/** The current year; null while prerendering, because the build may be from an earlier year. */
function useCurrentYear(): number | null {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => null,
  );
}
