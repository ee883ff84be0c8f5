/** A member with an account that waits to be deleted, as the refused sign-in names them. */
export interface Leaver {
  limitedToken: string;
  /** When the account is deleted, in milliseconds. */
  until: number;
}

/** null for any other failure. */
export function readLeaver(error: unknown): Leaver | null {
  const { errors } = (error ?? {}) as { errors?: readonly { extensions?: Record<string, unknown> }[] };
  const { code, limitedToken, parameters } = errors?.[0]?.extensions ?? {};
  const until = Date.parse(String((parameters as { until?: unknown } | undefined)?.until));
  return code === "LEAVING" && typeof limitedToken === "string" && until ? { limitedToken, until } : null;
}
