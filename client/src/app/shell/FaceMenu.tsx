import { chakra } from "@chakra-ui/react";
import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import type { SessionUserFragment } from "../../generated/accountHooks";
import { paths } from "../../shared/paths";
import { reloadForCode } from "../../shared/service/reloadForCode";
import { IconButton } from "../../ui/Button";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { isAtPlace } from "../routing/isAtPlace";
import type { PlacesProps } from "./ownPlaces";
import { useIsPhone } from "./useIsPhone";
import * as texts from "./texts";

const loadPlaces = () =>
  Promise.all([
    import("./PlacesPopup").then((module) => module.PlacesPopup),
    import("./PlacesSheet").then((module) => module.PlacesSheet),
  ]);

/** The viewer's face opens a menu of their places: below it, on a phone as a sheet. */
export function FaceMenu() {
  const { status, user } = useSession();
  return status === "member" && user ? <OwnFace key={user.id} user={user} /> : null;
}

function OwnFace({ user }: { user: SessionUserFragment }) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  const Places = usePlaces(isPhone);
  const { pathname } = useLocation();
  const close = () => setOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen || event.defaultPrevented) return;
    close();
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The sheet keeps the focus itself.
    if (!isPhone && !currentTarget.contains(relatedTarget)) close();
  };
  const press = async () => {
    if (!isOpen && !(await Places.ensure())) return;
    setOpen(!isOpen);
  };
  return (
    <chakra.div position="relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <IconButton
        ref={button}
        label={texts.yourPlaces}
        aria-expanded={isOpen}
        aria-haspopup={isPhone ? "dialog" : undefined}
        aria-current={isAtOwnPlace(pathname, user.id, isPhone) ? "true" : undefined}
        onClick={() => void press()}
        css={face}
      >
        <PersonPicture name={user.name} avatar={user.avatar} size="2.25rem" />
      </IconButton>
      {isOpen && Places.View && <Places.View user={user} onClose={close} />}
    </chakra.div>
  );
}

/** The places that only the face leads to; on a phone the room, too. */
const isAtOwnPlace = (pathname: string, viewerId: string, isPhone: boolean) =>
  [
    paths.profile(viewerId),
    paths.accountSettings,
    paths.moderation,
    paths.administration(),
    ...(isPhone ? [paths.commons] : []),
  ].some((place) => isAtPlace(place, pathname, viewerId));

/** The menus' code, fetched once the page has settled. */
function usePlaces(isPhone: boolean) {
  const [views, setViews] = useState<readonly ComponentType<PlacesProps>[]>();
  const load = async () => setViews(await loadPlaces());
  useEffect(() => void loadPlaces().then(setViews, () => undefined), []);
  const ensure = async () => {
    try {
      if (!views) await load();
      return true;
    } catch {
      reloadForCode();
      return false;
    }
  };
  return { View: views?.[isPhone ? 1 : 0], ensure };
}

const face = {
  "&[aria-current]": { boxShadow: "inset 0 0 0 2px {colors.accent}" },
} as const;
