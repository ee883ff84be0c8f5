/** The headers of answers that scripts of other origins can read. */
export const exposedHeaders = [
  "allow",
  "etag",
  "link",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
  "www-authenticate",
  "x-request-id",
];

/**
 * Tokens travel in headers and there are no cookies, so every origin may call the APIs. A list of origins (`CORS_ORIGINS`)
 * restricts GraphQL to them.
 */
export const isAllowedOrigin = (origins: readonly string[], origin: string): boolean =>
  origins.length === 0 || origins.includes(origin);

/** For an answer that the CORS plugin does not see. */
export function corsHeaders(origins: readonly string[], origin: string | undefined): Record<string, string> {
  const exposed = { "access-control-expose-headers": exposedHeaders.join(", ") };
  if (origins.length === 0) return { "access-control-allow-origin": "*", ...exposed };
  const isAllowed = origin !== undefined && origins.includes(origin);
  return { vary: "Origin", ...(isAllowed ? { "access-control-allow-origin": origin, ...exposed } : {}) };
}
