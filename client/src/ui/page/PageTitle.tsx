import { Box, type BoxProps, Heading, type HeadingProps, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useRouteFocus } from "../navigation/RouteFocus";
import { isolate } from "../isolate";
import * as texts from "../texts";
import { subscribeToTabNumber, tabNumber } from "./tabNumber";

interface Props extends HeadingProps {
  children: ReactNode;
  /** What the browser's tab says before the site's name; the heading itself when that is plain text. */
  documentTitle?: string;
}

/** The one h1 of a page: names the tab, and takes the focus when a person has just come to this page. */
export function PageTitle({ children, documentTitle, ...rest }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const routeFocus = useRouteFocus();
  const number = useSyncExternalStore(subscribeToTabNumber, tabNumber, () => 0);
  const title = documentTitle ?? (typeof children === "string" ? children : "");

  useEffect(() => {
    const named = title ? `${isolate(title)} · ${texts.siteName}` : texts.siteName;
    document.title = number > 0 ? `(${number}) ${named}` : named;
  }, [title, number]);
  useEffect(() => {
    if (routeFocus.take(pathname)) ref.current?.focus({ preventScroll: true });
  }, [pathname, routeFocus]);
  useLayoutEffect(() => {
    const heading = ref.current;
    return () => {
      if (document.activeElement === heading) routeFocus.passOn(pathname);
    };
  }, [pathname, routeFocus]);

  return (
    <Heading as="h1" size="xl" ref={ref} tabIndex={-1} overflowWrap="anywhere" {...rest}>
      {children}
    </Heading>
  );
}

/** How a page begins, whatever it shows. */
export interface Head {
  title: string;
  /** What the browser's tab says, where it is not the title. */
  documentTitle?: string;
  /** What the page is for. */
  lead?: string;
  /** A large lead: on pages that one comes to for looking around. */
  isLarge?: boolean;
}

/** The title of a page, and a sentence on what it is for. */
export function PageHead({ title, documentTitle, lead, isLarge, ...rest }: Head & Omit<BoxProps, keyof Head>) {
  return (
    <Box {...rest}>
      <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
      {lead && (
        <Text color="fg.muted" marginTop="2" fontSize={isLarge ? "lg" : undefined} maxWidth="text">
          {lead}
        </Text>
      )}
    </Box>
  );
}
