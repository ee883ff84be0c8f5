import { chakra } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { CalendarDays } from "../../generated/icons/CalendarDays";
import { LampDesk } from "../../generated/icons/LampDesk";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import type { Icon } from "../../ui/pictures/drawIcon";
import { isAtPlace } from "../routing/isAtPlace";
import { prefetchPage } from "../routing/pages";
import { StudyingCount } from "./StudyingCount";
import * as texts from "./texts";

/** What members do every day, beside the bell; on a phone these ways are in the bar below and in the sheet. */
export function NavPlaces() {
  const { user } = useSession();
  if (!user) return null;
  const room = (count: number) => (
    <Place to={paths.commons} label={texts.room} number={count} name={texts.roomNow(count)} Icon={LampDesk} />
  );
  return (
    <chakra.span display={{ base: "none", md: "contents" }}>
      <Place to={paths.schedule} label={texts.schedule} Icon={CalendarDays} />
      <StudyingCount key={user.id} fallback={room(0)}>
        {room}
      </StudyingCount>
    </chakra.span>
  );
}

interface Props {
  to: string;
  label: string;
  /** Not shown when it is zero. */
  number?: number;
  /** What a screen reader says, also shown as the tooltip. It begins with what is seen. */
  name?: string;
  Icon: Icon;
}

function Place({ to, label, number = 0, name = label, Icon }: Props) {
  const { pathname } = useLocation();
  return (
    <chakra.span asChild css={look}>
      <PageLink
        to={to}
        aria-label={name}
        title={name}
        aria-current={isAtPlace(to, pathname) ? "page" : undefined}
        onPointerEnter={() => prefetchPage(to)}
        onFocus={() => prefetchPage(to)}
      >
        <Icon size={20} aria-hidden="true" />
        <chakra.span hideBelow="lg">{label}</chakra.span>
        {number > 0 && (
          <>
            <chakra.span hideBelow="lg">·</chakra.span>
            <span>{number}</span>
          </>
        )}
      </PageLink>
    </chakra.span>
  );
}

const look = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1.5",
  minWidth: "11",
  minHeight: "11",
  paddingInline: { base: "2", lg: "3" },
  borderRadius: "full",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _hover: { bg: "bg.subtle" },
  "&[aria-current=page]": { bg: "accent.soft", color: "accent.text" },
} as const;
