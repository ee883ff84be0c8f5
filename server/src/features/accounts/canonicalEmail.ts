/**
 * The one form of an e-mail address by which accounts are unique, found and counted. Computed here and never by the
 * database, because the two disagree about the case of some letters (`İ`, `ſ`, the Kelvin sign). Every spelling that
 * differs only in case, in any locale, or in compatibility forms has the same canonical form.
 */
export function canonicalEmail(email: string): string {
  return email
    .trim()
    .normalize("NFKD")
    .toLowerCase()
    .toUpperCase()
    .normalize("NFKD")
    .replace(/I(\p{Mn}*?)\u0307/gu, "I$1")
    .toLowerCase()
    .normalize("NFKC");
}
