import { chakra } from "@chakra-ui/react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Moon } from "../../generated/icons/Moon";
import { Sun } from "../../generated/icons/Sun";
import { PageLink } from "../../ui/navigation/PageLink";
import { isAtPlace } from "../routing/isAtPlace";
import { prefetchPage } from "../routing/pages";
import { chooseTheme, currentTheme, subscribeToTheme } from "../../shared/themeChoice";
import type { OwnPlace } from "./ownPlaces";
import { placeLook } from "./placeLook";
import * as texts from "./texts";

interface Props {
  id?: string;
  places: readonly OwnPlace[];
  viewerId: string;
  /** Stands at the end of the row of the place with this address. */
  note?: { to: string; text: ReactNode };
  onChoose(): void;
}

/** The viewer's places, one below the other, and the choice of the theme. */
export function PlaceList({ id, places, viewerId, note, onChoose }: Props) {
  const { pathname } = useLocation();
  return (
    <ul id={id}>
      {places.map(({ to, label, Icon }) => (
        <li key={to}>
          <chakra.span asChild css={placeLook}>
            <PageLink
              to={to}
              aria-current={isAtPlace(to, pathname, viewerId) ? "page" : undefined}
              onClick={onChoose}
              onPointerEnter={() => prefetchPage(to)}
            >
              <Icon size={20} aria-hidden="true" />
              {label}
              {note?.to === to && note.text}
            </PageLink>
          </chakra.span>
        </li>
      ))}
      <li>
        <ThemeRow />
      </li>
    </ul>
  );
}

/** The menu stays open, so that the change can be seen and taken back. */
function ThemeRow() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => "light" as const);
  const other = theme === "dark" ? "light" : "dark";
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <chakra.button type="button" css={placeLook} onClick={() => chooseTheme(other)}>
      <Icon size={20} aria-hidden="true" />
      {other === "dark" ? texts.switchToDark : texts.switchToLight}
    </chakra.button>
  );
}
