import type { Message } from "../../messages";
import type { Viewer } from "../auth/sessions";

/** Who may do something to a subject. A rule without a subject depends only on the viewer. */
export interface Rule<Subject = void> {
  /** Guests get UNAUTHENTICATED before any other check. */
  readonly isForMembers: boolean;
  allows(viewer: Viewer | null, subject: Subject): boolean;
  /** What to say to a member without the right, where "not authorized" would not help them; null: that. */
  refusal?(subject: Subject): Message | null;
  /**
   * What an access token needs for it, where a request enters; without one, no access token may do it. "any": every token may, and
   * what it gets depends on its scopes.
   */
  readonly scope?: Scope | "any" | null;
}

/** What access tokens may be allowed to do. Features add theirs. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Scopes {}

export type Scope = keyof Scopes;

/** By scope, the actions that need it. `closed`: those that no access token may do. `any`: those that each may do. */
type ActionsByScope<Name> = Readonly<Partial<Record<Scope | "any" | "closed", readonly Name[]>>>;

export interface MemberRule<Subject = void> extends Rule<Subject> {
  readonly isForMembers: true;
}

/** A rule with its name, which is used in the audit log. */
export type AnyAction = Rule<unknown> & { readonly name: string };

export const everyone: Rule = { isForMembers: false, allows: () => true };

export const members: MemberRule = { isForMembers: true, allows: (viewer) => viewer !== null };

/** Moderators and admins. */
export const moderators: MemberRule<unknown> = {
  isForMembers: true,
  allows: (viewer) => viewer?.role === "MODERATOR" || viewer?.role === "ADMIN",
};

/** Members to whom one of these rules applies. */
export const anyOf = <Subject>(...rules: MemberRule<Subject>[]): MemberRule<Subject> => ({
  isForMembers: true,
  allows: (viewer, subject) => rules.some((rule) => rule.allows(viewer, subject)),
});

/** Only the owner: the member with the id that `ownerOf` gives. */
export const ownerBy = <Subject>(ownerOf: (subject: Subject) => string): MemberRule<Subject> => ({
  isForMembers: true,
  allows: (viewer, subject) => viewer?.id === ownerOf(subject) && !viewer.asStranger,
});

/** Names the rules of a feature: `declareActions("thing", { delete: … }).delete.name` is `thing.delete`. */
export function declareActions<Rules extends Record<string, Rule<unknown>>>(
  feature: string,
  rules: Rules,
  scopes: ActionsByScope<keyof Rules & string> = {},
): { readonly [K in keyof Rules]: Rules[K] & { readonly name: string } } {
  const scopeOf = new Map(
    Object.entries(scopes as Record<string, readonly string[]>).flatMap(([scope, names]) =>
      names.map((name) => [name, scope === "closed" ? null : scope] as const),
    ),
  );
  const named = Object.entries(rules).map(([name, rule]) => [
    name,
    { ...rule, name: `${feature}.${name}`, ...(scopeOf.has(name) ? { scope: scopeOf.get(name) } : {}) },
  ]);
  return Object.fromEntries(named) as { [K in keyof Rules]: Rules[K] & { name: string } };
}
