import { chakra } from "@chakra-ui/react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useSession } from "../../features/accounts/SessionProvider";
import { paths } from "../../shared/paths";
import { IconButton } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { staffItem } from "./navItems";
import { prefetchPage } from "../routing/pages";
import * as texts from "./texts";

/** The viewer's face opens a menu of their pages. On a phone, these links are on other pages. */
export function FaceMenu() {
  const { status, user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (status !== "member" || !user) return null;
  const places = [
    { to: paths.schedule, label: texts.schedule },
    { to: paths.commons, label: texts.studyRoom },
    { to: paths.myGroups, label: texts.myGroups },
    { to: paths.buddies, label: texts.myBuddies },
    { to: paths.profile(user.id), label: texts.myProfile },
    { to: paths.accountSettings, label: texts.settings },
    ...(user.isModerator ? [staffItem] : []),
  ];
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <chakra.div
      position="relative"
      display={{ base: "none", md: "block" }}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <IconButton
        ref={button}
        label={texts.yourPlaces}
        aria-expanded={isOpen}
        aria-controls="your-places"
        onClick={() => setOpen(!isOpen)}
      >
        <PersonPicture name={user.name} avatar={user.avatar} size="2.25rem" />
      </IconButton>
      <chakra.ul id="your-places" hidden={!isOpen} display={isOpen ? "block" : "none"} css={list}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <chakra.span asChild css={place}>
              <PageLink to={to} onClick={() => setOpen(false)} onPointerEnter={() => prefetchPage(to)}>
                {label}
              </PageLink>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

const list = {
  position: "absolute",
  insetEnd: "0",
  top: "calc(100% + 0.5rem)",
  minWidth: "13rem",
  padding: "2",
  bg: "bg.surface",
  borderWidth: "1px",
  borderRadius: "md",
  boxShadow: "raised",
} as const;

const place = {
  display: "flex",
  alignItems: "center",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _hover: { bg: "bg.subtle" },
} as const;
