import { registerEnumType } from "type-graphql";

/** What access tokens may be allowed to do, and what each says. Writing includes reading, and managing includes both. */
export const scopes = {
  "profile:read": "Who one is, profiles, the directory and the search.",
  "profile:write": "Change one's profile, name and picture.",
  "posts:read": "Discussions, their replies and likes.",
  "posts:write": "Start groups, write, change and like posts and replies, upload pictures.",
  "groups:read": "One's groups, the list of all, and their reading plans.",
  "groups:write": "Join, leave and mute groups, tick off what one has read.",
  "groups:manage": "Change groups of one's own, decide who joins, give roles.",
  "sessions:read": "One's schedule, and the dates of one's groups.",
  "sessions:write": "Plan, change and answer study sessions.",
  "buddies:read": "One's buddies, requests and suggestions.",
  "buddies:write": "Ask, answer and remove buddies.",
  "notifications:read": "Notifications, and what waits for oneself.",
  "notifications:write": "Mark notifications as read, choose which one gets.",
  "shelves:read": "Books, recommendations and one's shelves.",
  "shelves:write": "Put books on one's shelves and share them.",
  "rooms:read": "Study rooms, one's minutes and goals.",
  "rooms:write": "Enter and leave rooms, start timers, set a goal.",
  "email:read": "The e-mail address of one's account.",
} as const;

type OwnScopes = typeof scopes;

declare module "../../../platform/authorization/actions" {
  interface Scopes extends OwnScopes {}
}

export type Scope = keyof OwnScopes;

export const allScopes = Object.keys(scopes) as Scope[];

const nameOf = (scope: Scope) => scope.toUpperCase().replace(":", "_");

/** By their names in GraphQL: `POSTS_WRITE` is `posts:write` over REST, and as it is stored. */
export const ScopeName = Object.fromEntries(allScopes.map((scope) => [nameOf(scope), scope]));

registerEnumType(ScopeName, {
  name: "Scope",
  description: "What an access token may do. Writing includes reading, and managing includes both.",
  valuesConfig: Object.fromEntries(
    allScopes.map((scope) => [nameOf(scope), { description: `\`${scope}\` over REST. ${scopes[scope]}` }]),
  ),
});
