import { chakra } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { BookOpen } from "../../generated/icons/BookOpen";
import { CalendarDays } from "../../generated/icons/CalendarDays";
import { House } from "../../generated/icons/House";
import { MessageCircle } from "../../generated/icons/MessageCircle";
import { UsersRound } from "../../generated/icons/UsersRound";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { isAtPlace } from "../routing/isAtPlace";
import { prefetchPage } from "../routing/pages";
import * as texts from "./texts";

const places = [
  { to: paths.dashboard, label: texts.home, Icon: House },
  { to: paths.posts, label: texts.groups, Icon: MessageCircle },
  { to: paths.schedule, label: texts.schedule, Icon: CalendarDays },
  { to: paths.profiles, label: texts.buddies, Icon: UsersRound },
  { to: paths.learnings, label: texts.books, Icon: BookOpen },
];

/**
 * A member's places at the lower edge of a phone. The page ends with as much room, so that nothing is ever below it; on a
 * screen that is hardly higher than the two bars it stands at the end of the page instead.
 */
export function PhoneBar() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  if (status !== "member") return null;
  return (
    <chakra.nav aria-label={texts.placesBelow} css={bar} data-phone-bar data-noprint>
      <chakra.ul css={list}>
        {places.map(({ to, label, Icon }) => (
          <chakra.li key={to} minWidth="0" flex="1">
            <chakra.span asChild css={place}>
              <PageLink
                to={to}
                aria-current={isAtPlace(to, pathname, user?.id) ? "page" : undefined}
                onPointerEnter={() => prefetchPage(to)}
              >
                <Icon size={22} aria-hidden="true" />
                {label}
              </PageLink>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const bar = {
  display: { base: "block", md: "none" },
  position: "sticky",
  bottom: "0",
  zIndex: "sticky",
  bg: "bg.surface",
  borderTopWidth: "1px",
  paddingBottom: "env(safe-area-inset-bottom)",
  "@media (max-height: 30rem)": { position: "static" },
} as const;

const list = { display: "flex", justifyContent: "space-around", paddingInline: "1" } as const;

const place = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5",
  height: "3.5rem",
  borderRadius: "md",
  fontSize: "sm",
  fontWeight: "semibold",
  color: "fg.muted",
  "&[aria-current=page]": { color: "accent.text" },
} as const;
