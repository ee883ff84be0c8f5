import { chakra, Flex } from "@chakra-ui/react";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ConfirmIdentity } from "../../features/settings/confirmation/ConfirmIdentity";
import { carryDrafts } from "../../ui/forms/draftStore";
import { RouteFocusProvider } from "../../ui/navigation/RouteFocus";
import { CrashBoundary } from "./CrashBoundary";
import { replayEarlyPresses } from "../start/earlyPresses";
import { subscribeToTheme } from "../../shared/themeChoice";
import { Footer } from "./Footer";
import { NavBar } from "./NavBar";
import { Notices } from "./Notices";
import { useLowerEdge } from "./useLowerEdge";
import { useMemberParts } from "./useMemberParts";
import { useForgetUnseen } from "../apollo/forgetUnseen";
import { useScrollMemory } from "../routing/useScrollMemory";
import { useStoredOrigin } from "../routing/useStoredOrigin";
import * as texts from "./texts";

/** The frame of every page: skip link, navigation, the page itself, footer. */
export function Layout() {
  const { pathname, key } = useLocation();
  const parts = useMemberParts();
  const edge = useLowerEdge();
  useScrollMemory();
  useStoredOrigin();
  useForgetUnseen();
  useEffect(() => carryDrafts(), [key]);
  useEffect(replayEarlyPresses, []);
  // The theme follows the system also where no switch is in view.
  useEffect(() => subscribeToTheme(() => undefined), []);
  return (
    <RouteFocusProvider pathname={pathname}>
      <Flex direction="column" minHeight="100dvh">
        <SkipLink />
        <NavBar />
        <Notices />
        {/* As high as the window, so that what loads never pushes a footer that is in view. */}
        <chakra.main id="content" tabIndex={-1} flex="1" minWidth="0" minHeight="calc(100dvh - 5rem)">
          {/* An error in a page must not remove the navigation around it. */}
          <CrashBoundary>
            <Outlet />
          </CrashBoundary>
        </chakra.main>
        <Footer />
        {edge && <edge.LowerEdge />}
        {parts && <parts.PhoneBar />}
        <ConfirmIdentity />
      </Flex>
    </RouteFocusProvider>
  );
}

function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      padding="3"
      bg="bg.surface"
      borderRadius="md"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focus={{ transform: "none", boxShadow: "raised" }}
    >
      {texts.skipToContent}
    </chakra.a>
  );
}
