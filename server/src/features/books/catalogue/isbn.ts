/** An ISBN as catalogues and people write it, reduced to its characters: "ISBN 0-306-40615-x" becomes "030640615X". */
export const isbnCharacters = (text: string): string =>
  text
    .replace(/^\s*ISBN(?:-1[03])?:?/i, "")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();

/** True for ten characters with a weighted sum (10 down to 1, a final X counts ten) that 11 divides; no hyphens. */
export function isValidIsbn10(isbn: string): boolean {
  if (!/^\d{9}[\dX]$/.test(isbn)) return false;
  const sum = [...isbn].reduce((total, digit, index) => total + (digit === "X" ? 10 : Number(digit)) * (10 - index), 0);
  return sum % 11 === 0;
}

/** True for 13 digits of the book prefixes 978 and 979 with a correct EAN check digit; no hyphens. */
export function isValidIsbn13(isbn: string): boolean {
  return /^97[89]\d{10}$/.test(isbn) && isbn.endsWith(String(eanCheckDigit(isbn.slice(0, 12))));
}

/** The ISBN-13 of the same edition; null when the ISBN-10 is not a valid one. */
export function toIsbn13(isbn10: string): string | null {
  if (!isValidIsbn10(isbn10)) return null;
  const body = `978${isbn10.slice(0, 9)}`;
  return `${body}${eanCheckDigit(body)}`;
}

/** The ISBN-10 of the same edition; null for what has none. */
export function toIsbn10(isbn13: string): string | null {
  if (!isValidIsbn13(isbn13) || !isbn13.startsWith("978")) return null;
  const body = isbn13.slice(3, 12);
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${body}${check === 10 ? "X" : check}`;
}

function eanCheckDigit(first12: string): number {
  const sum = [...first12].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
