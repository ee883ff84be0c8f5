import { chakra } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { useLogout } from "../../features/accounts/useLeave";
import { LogOut } from "../../generated/icons/LogOut";
import { Modal } from "../../ui/feedback/Modal";
import { PageLink } from "../../ui/navigation/PageLink";
import { isAtPlace } from "../routing/isAtPlace";
import { memberItems } from "./navItems";
import { ownPlaces, type PlacesProps, roomPlace } from "./ownPlaces";
import { PlaceList } from "./PlaceList";
import { placeLook } from "./placeLook";
import { StudyingCount } from "./StudyingCount";
import * as texts from "./texts";

/** On a phone: everything that the bar at the lower edge has no room for, and the menu of every member. */
export function PlacesSheet({ user, onClose }: PlacesProps) {
  const count = (
    <chakra.span marginInlineStart="auto" color="fg.muted" fontWeight="medium">
      <StudyingCount fallback={null}>{(number) => number > 0 && texts.studyingHere(number)}</StudyingCount>
    </chakra.span>
  );
  return (
    <Modal isOpen title={texts.yourPlaces} onClose={onClose}>
      <chakra.div marginInline="-3">
        <nav aria-label={texts.yourPlaces}>
          <PlaceList
            id="your-places"
            places={[roomPlace, ...ownPlaces(user)]}
            viewerId={user.id}
            note={{ to: roomPlace.to, text: count }}
            onChoose={onClose}
          />
        </nav>
        <MainMenu viewerId={user.id} onChoose={onClose} />
      </chakra.div>
    </Modal>
  );
}

function MainMenu({ viewerId, onChoose }: { viewerId: string; onChoose(): void }) {
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <chakra.nav aria-label={texts.mainMenu} marginTop="3" paddingTop="3" borderTopWidth="1px">
      <chakra.ul display="grid" gridTemplateColumns="1fr 1fr" gap="1">
        {memberItems.map(({ to, label }) => (
          <li key={to}>
            <chakra.span asChild css={placeLook}>
              <PageLink
                to={to}
                aria-current={isAtPlace(to, pathname, viewerId) ? "page" : undefined}
                onClick={onChoose}
              >
                {label}
              </PageLink>
            </chakra.span>
          </li>
        ))}
        <chakra.li gridColumn="1 / -1">
          <chakra.span asChild css={placeLook}>
            <PageLink to="/" onClick={(event) => (event.preventDefault(), onChoose(), void logout())}>
              <LogOut size={20} aria-hidden="true" />
              {texts.logout}
            </PageLink>
          </chakra.span>
        </chakra.li>
      </chakra.ul>
    </chakra.nav>
  );
}
