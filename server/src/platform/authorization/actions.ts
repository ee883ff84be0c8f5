import type { Viewer } from "../auth/sessions";

/** Who may do something to a subject; a rule without a subject is decided by the viewer alone. */
export interface Rule<Subject = void> {
  /** Guests are asked to log in before anything else is looked at. */
  readonly isForMembers: boolean;
  allows(viewer: Viewer | null, subject: Subject): boolean;
}

export interface MemberRule<Subject = void> extends Rule<Subject> {
  readonly isForMembers: true;
}

/** Something that people do, with the rule for it. Its name is the one in the audit log. */
export type AnyAction = Rule<unknown> & { readonly name: string };

export const everyone: Rule = { isForMembers: false, allows: () => true };

export const members: MemberRule = { isForMembers: true, allows: (viewer) => viewer !== null };

/** Those who decide about reports. */
export const moderators: MemberRule<unknown> = {
  isForMembers: true,
  allows: (viewer) => viewer?.role === "MODERATOR" || viewer?.role === "ADMIN",
};

/** Who has one of these rights. */
export const anyOf = <Subject>(...rules: MemberRule<Subject>[]): MemberRule<Subject> => ({
  isForMembers: true,
  allows: (viewer, subject) => rules.some((rule) => rule.allows(viewer, subject)),
});

/** Only the owner: the member with the id that `ownerOf` gives. */
export const ownerBy = <Subject>(ownerOf: (subject: Subject) => string): MemberRule<Subject> => ({
  isForMembers: true,
  allows: (viewer, subject) => viewer?.id === ownerOf(subject) && !viewer.asStranger,
});

/** Names the rules of a feature: `declareActions("post", { delete: … }).delete.name` is `post.delete`. */
export function declareActions<Rules extends Record<string, Rule<unknown>>>(
  feature: string,
  rules: Rules,
): { readonly [K in keyof Rules]: Rules[K] & { readonly name: string } } {
  const named = Object.entries(rules).map(([name, rule]) => [name, { ...rule, name: `${feature}.${name}` }]);
  return Object.fromEntries(named) as { [K in keyof Rules]: Rules[K] & { name: string } };
}
