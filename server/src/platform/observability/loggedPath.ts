/** Paths that contain a secret: only their prefix is logged. */
const secretPath = /^\/(calendar|join)\/.+/i;

/** Paths of built files, which have long names. */
const filePath = /^\/((playground|docs)\/)?assets\//;

/** As long as a code or a token; ids are shorter than that between their hyphens, and stay. */
const long = /[\w-]{20,}/g;
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The path of a request for logs, without secrets: also when it is percent-encoded, has a scheme and a host, more slashes than it
 * needs or other letters, and when no route has it. The query is left out, because it may contain an operation or a token.
 */
export function loggedPath(target: string): string {
  const path = decode(target)
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "")
    .replace(/[?#;].*$/s, "")
    .replace(/[/\\]+/g, "/");
  const prefix = secretPath.exec(path)?.[1]?.toLowerCase();
  if (prefix) return `/${prefix}/…`;
  return filePath.test(path) ? path : path.replace(long, (word) => (id.test(word) ? word : "…"));
}

/** Decodes what can be decoded, also twice: an address may be malformed. */
function decode(target: string): string {
  let text = target;
  for (let round = 0; round < 3 && text.includes("%"); round++) {
    text = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  return text;
}
