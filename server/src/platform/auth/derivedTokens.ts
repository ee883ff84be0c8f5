import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/** A token of 32 bytes for one purpose and one subject, which the secret makes: always the same, so that none is stored. */
type Derive = (purpose: string, of: string) => string;

/**
 * Tokens for links that never expire. Each is derived again when it is written; where one is stored, it is its hash.
 * `earlier`: by the secret before this one, while its tokens still count.
 */
export type DerivedTokens = Derive & { readonly earlier: Derive | null };

export interface Deriving {
  deriveToken: DerivedTokens;
}

export const derivedTokens = (secret: string, earlier: string | null = null): DerivedTokens =>
  Object.assign(deriveBy(secret), { earlier: earlier === null ? null : deriveBy(earlier) });

function deriveBy(secret: string): Derive {
  const key = createSecretKey(Buffer.from(secret));
  return (purpose, of) => createHmac("sha256", key).update(`${purpose}\n${of}`).digest("base64url");
}

/** What a text that is made of derived tokens may be: by the secret, and by the one before it. */
export function allDerived({ deriveToken }: Deriving, make: (by: Deriving) => string): string[] {
  const { earlier } = deriveToken;
  const before = earlier && Object.assign((purpose: string, of: string) => earlier(purpose, of), { earlier: null });
  return [make({ deriveToken }), ...(before ? [make({ deriveToken: before })] : [])];
}

/** Whether this is such a text, compared in constant time. */
export const isDerived = (given: string, by: Deriving, make: (by: Deriving) => string): boolean =>
  allDerived(by, make).some((made) => isSame(given, made));

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
