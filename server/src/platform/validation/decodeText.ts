const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The only way from bytes to text: null if they are not UTF-8. Lenient decoders replace such bytes, so that different passwords
 * become the same text. A byte order mark at the start is removed.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a content type names no charset, or one that UTF-8 includes. */
export function isUtf8Type(contentType = ""): boolean {
  const charsets = [...contentType.matchAll(/;\s*charset\s*=\s*"?([^\s;"]*)/gi)];
  return charsets.every(([, charset = ""]) => /^(utf-?8|us-ascii)$/i.test(charset));
}

/** Whether what is percent-encoded in an address is UTF-8, and nothing else needs to be encoded. */
export function isDecodableAddress(url: string): boolean {
  if (/[^\x21-\x7e]/.test(url)) return false;
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
