/** What the right credentials of a suspended member are answered. */
export interface Suspension {
  /** Signs the few things that they can still do. */
  limitedToken: string;
  /** When it ends (ISO 8601); null while that is open. */
  until: string | null;
  /** In the words of the moderators. */
  reason: string;
}

interface Extensions {
  code?: unknown;
  limitedToken?: unknown;
  parameters?: { until?: string; reason?: string };
}

/** null for any other failure. */
export function readSuspension(error: unknown): Suspension | null {
  const { errors } = (error ?? {}) as { errors?: readonly { extensions?: Extensions }[] };
  const { code, limitedToken, parameters } = errors?.[0]?.extensions ?? {};
  if (code !== "SUSPENDED" || typeof limitedToken !== "string") return null;
  return { limitedToken, until: parameters?.until || null, reason: parameters?.reason ?? "" };
}
