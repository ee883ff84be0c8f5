import { domainToASCII, domainToUnicode } from "node:url";

/**
 * The one form of a domain (UTS 46): lower case, Punycode, without invisible characters, full-width letters and a final dot. A
 * domain that is none is given back as it is.
 */
export const canonicalDomain = (domain: string): string => (domainToASCII(domain) || domain).replace(/\.+$/, "");

const isPlain = (domain: string) => /^[\x21-\x7e]*[^.]$/.test(domain);

/** An address as it is stored and mailed to: its domain has no spelling of its own, except for upper case. */
export function toMailbox(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf("@") + 1;
  const domain = trimmed.slice(at);
  return isPlain(domain) ? trimmed : trimmed.slice(0, at) + domainToUnicode(canonicalDomain(domain));
}
