import { chakra } from "@chakra-ui/react";
import { LogOut } from "../../generated/icons/LogOut";
import { useLocation } from "react-router-dom";
import { NavLink } from "./NavLink";
import { useLogout } from "../../features/accounts/useLeave";
import { useSession } from "../../features/accounts/SessionProvider";
import { isAtPlace } from "../routing/isAtPlace";
import { guestItems, memberItems, type NavItem } from "./navItems";
import * as texts from "./texts";

interface Props {
  /** Whether the collapsed menu of a visitor's small screen is open; on larger ones it always is. Members have a sheet. */
  isOpen: boolean;
  onChoose(): void;
}

/** The menu items of a member or a visitor; none while the session is being checked. */
export function NavMenu({ isOpen, onChoose }: Props) {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <chakra.nav
      id="menu"
      aria-label={texts.mainMenu}
      data-session-items
      display={{ mdDown: isOpen ? "block" : "none" }}
      css={{ mdDown: panel }}
    >
      <chakra.ul display="flex" flexDirection={{ base: "column", md: "row" }} gap="1">
        {status !== "checking" &&
          (status === "member" ? memberItems : guestItems).map((item) => (
            <li key={item.label}>
              <NavLink {...item} isCurrent={isCurrent(item, pathname, user?.id)} onClick={onChoose} />
            </li>
          ))}
        {status === "member" && (
          <li>
            <NavLink
              label={texts.logout}
              Icon={LogOut}
              to="/"
              isCurrent={false}
              onClick={(event) => (event.preventDefault(), onChoose(), void logout())}
            />
          </li>
        )}
      </chakra.ul>
    </chakra.nav>
  );
}

/** A visitor's Groups link also leads to the login page, but must not be marked as current there. */
function isCurrent({ to, state }: NavItem, pathname: string, viewerId?: string): boolean {
  return !state && isAtPlace(to, pathname, viewerId);
}

const panel = {
  position: "absolute",
  insetInline: "0",
  top: "100%",
  padding: "4",
  bg: "bg.surface",
  borderBottomWidth: "1px",
  boxShadow: "raised",
} as const;
