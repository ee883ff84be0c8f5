import { CalendarDays } from "../../generated/icons/CalendarDays";
import { CalendarPlus } from "../../generated/icons/CalendarPlus";
import { BookOpen } from "../../generated/icons/BookOpen";
import { House } from "../../generated/icons/House";
import { LampDesk } from "../../generated/icons/LampDesk";
import { LogOut } from "../../generated/icons/LogOut";
import { MessageCircle } from "../../generated/icons/MessageCircle";
import { Moon } from "../../generated/icons/Moon";
import { Pencil } from "../../generated/icons/Pencil";
import { Plus } from "../../generated/icons/Plus";
import { Settings } from "../../generated/icons/Settings";
import { Sun } from "../../generated/icons/Sun";
import { UserPlus } from "../../generated/icons/UserPlus";
import { UsersRound } from "../../generated/icons/UsersRound";
import { paths } from "../../shared/paths";
import { chooseTheme, currentTheme } from "../../shared/themeChoice";
import type { Icon } from "../../ui/pictures/drawIcon";
import * as texts from "./texts";

/** Something to do that a person may type instead of looking for it: a place to go to, or an act. */
export interface PaletteAction {
  label: string;
  Icon: Icon;
  to?: string;
  act?(): void;
}

/** What members and guests can do from anywhere. */
export function paletteActions(isMember: boolean, logOut: () => void): PaletteAction[] {
  const isDark = currentTheme() === "dark";
  const theme = {
    label: isDark ? texts.lightTheme : texts.darkTheme,
    Icon: isDark ? Sun : Moon,
    act: () => chooseTheme(isDark ? "light" : "dark"),
  };
  return isMember
    ? [...memberPlaces, theme, { label: texts.logOut, Icon: LogOut, act: logOut }]
    : [...guestPlaces, theme];
}

const memberPlaces: readonly PaletteAction[] = [
  { label: texts.schedule, Icon: CalendarDays, to: paths.schedule },
  { label: texts.planSession, Icon: CalendarPlus, to: paths.planSession },
  { label: texts.studyRoom, Icon: LampDesk, to: paths.commons },
  { label: texts.startAGroup, Icon: Plus, to: paths.posts },
  { label: texts.myGroups, Icon: MessageCircle, to: paths.myGroups },
  { label: texts.editProfile, Icon: Pencil, to: paths.editProfile },
  { label: texts.settings, Icon: Settings, to: paths.accountSettings },
  { label: texts.home, Icon: House, to: paths.dashboard },
  { label: texts.buddies, Icon: UsersRound, to: paths.profiles },
  { label: texts.books, Icon: BookOpen, to: paths.learnings },
];

const guestPlaces: readonly PaletteAction[] = [
  { label: texts.buddies, Icon: UsersRound, to: paths.profiles },
  { label: texts.books, Icon: BookOpen, to: paths.learnings },
  { label: texts.signup, Icon: UserPlus, to: paths.register },
  { label: texts.login, Icon: House, to: paths.login },
];

/** For each word of a text they have one that begins with it. */
export function findActions(actions: readonly PaletteAction[], text: string): PaletteAction[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return actions.filter(({ label }) => {
    const words = wordsOf(label);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  });
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
