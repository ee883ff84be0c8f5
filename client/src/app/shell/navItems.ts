import { paths } from "../../shared/paths";
import * as texts from "./texts";

export interface NavItem {
  label: string;
  to: string;
  /** Where the login page leads afterwards. */
  state?: { from: string };
}

export const memberItems: readonly NavItem[] = [
  { label: texts.buddies, to: paths.profiles },
  { label: texts.books, to: paths.learnings },
  { label: texts.groups, to: paths.posts },
  { label: texts.home, to: paths.dashboard },
];

export const guestItems: readonly NavItem[] = [
  { label: texts.buddies, to: paths.profiles },
  { label: texts.books, to: paths.learnings },
  { label: texts.groups, to: paths.login, state: { from: paths.posts } },
  { label: texts.signup, to: paths.register },
  { label: texts.login, to: paths.login },
];
