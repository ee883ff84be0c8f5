/** Properties that must never be logged or shown. */
export const hiddenNames = ["token", "password", "passwordHash", "authorization", "x-auth-token", "email", "jwtSecret"];

export const hiddenText = "[hidden]";

/** The same without what must never be shown, at any depth. */
export const withoutHidden = <T extends object>(data: T): T =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (hiddenNames.includes(name) ? hiddenText : value))) as T;
