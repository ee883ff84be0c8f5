import { canonicalDomain } from "../../../platform/validation/emailDomain";

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The one form of an e-mail address by which accounts are unique, found and counted. Computed here and never by the
 * database, because the two disagree about the case of some letters (`İ`, `ſ`, the Kelvin sign). Every spelling of the name
 * that differs only in case, in any locale, in compatibility forms or in invisible characters has the same canonical form,
 * and so has every spelling of the domain (UTS 46).
 */
export function canonicalEmail(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf("@");
  if (at < 0) return fold(trimmed);
  return `${fold(trimmed.slice(0, at).replace(invisible, ""))}@${canonicalDomain(trimmed.slice(at + 1))}`;
}

/** What `canonicalEmail` was before it knew domains; hashes of it are still stored. */
export const formerEmailKey = (email: string): string => fold(email.trim());

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .toUpperCase()
    .normalize("NFKD")
    .replace(/I(\p{Mn}*?)\u0307/gu, "I$1")
    .toLowerCase()
    .normalize("NFKC");
