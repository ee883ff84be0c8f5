/** What may be done to something: each includes those before it. */
const verbs = ["read", "write", "manage"];

/** These scopes, as `thing:write`, and those that they include. */
export function withIncluded(scopes: readonly string[]): ReadonlySet<string> {
  return new Set(
    scopes.flatMap((scope) => {
      const [subject, verb = ""] = scope.split(":");
      return verbs.slice(0, verbs.indexOf(verb) + 1).map((one) => `${subject}:${one}`);
    }),
  );
}

/** What the references say about access tokens and this action. */
export function scopeNote({ scope }: { scope?: string | null }): string {
  if (!scope) return "Not for access tokens.";
  return scope === "any"
    ? "For every access token: what it gets depends on its scopes."
    : `Access tokens need \`${scope}\`.`;
}
