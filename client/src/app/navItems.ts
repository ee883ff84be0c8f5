import { paths } from "../shared/paths";

export interface NavItem {
  label: string;
  to: string;
  /** Where the login page leads afterwards. */
  state?: { from: string };
}

export const memberItems: readonly NavItem[] = [
  { label: "Buddies", to: paths.profiles },
  { label: "Books", to: paths.learnings },
  { label: "Groups", to: paths.posts },
  { label: "Home", to: paths.dashboard },
];

export const guestItems: readonly NavItem[] = [
  { label: "Buddies", to: paths.profiles },
  { label: "Books", to: paths.learnings },
  { label: "Groups", to: paths.login, state: { from: paths.posts } },
  { label: "Signup", to: paths.register },
  { label: "Login", to: paths.login },
];
