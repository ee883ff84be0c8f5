import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { v4 as randomId, validate as isUuid } from "uuid";
import { token as limits } from "../limits/signInLimits";

/** The content of a token. Whether it is still valid is in the database. */
export interface Claims {
  tokenId: string;
  userId: string;
  version: number;
  expiresAt: Date;
}

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));

/**
 * Signs JSON Web Tokens with one secret, and reads those that it, or the one before it, has signed. A KeyObject is faster than a
 * string in jsonwebtoken.
 */
export class Tokens {
  private readonly key: KeyObject;
  private readonly earlier: KeyObject | null;

  constructor(secret: string, earlier: string | null = null) {
    this.key = keyOf(secret);
    this.earlier = earlier === null ? null : keyOf(earlier);
  }

  sign(user: { id: string; tokenVersion: number }): { token: string; tokenId: string; expiresAt: Date } {
    const tokenId = randomId();
    const issuedAt = Math.floor(Date.now() / 1000);
    const exp = issuedAt + limits.seconds;
    const token = jwt.sign({ iat: issuedAt, exp, ver: user.tokenVersion }, this.key, {
      algorithm: "HS256",
      subject: user.id,
      jwtid: tokenId,
      issuer: limits.issuer,
      audience: limits.audience,
    });
    return { token, tokenId, expiresAt: new Date(exp * 1000) };
  }

  /** null for a token that is malformed, forged, expired, from the future or not ours. */
  read(token: string): Claims | null {
    return readBy(this.key, token) ?? (this.earlier && readBy(this.earlier, token));
  }
}

function readBy(key: KeyObject, token: string): Claims | null {
  try {
    return toClaims(
      jwt.verify(token, key, { algorithms: ["HS256"], issuer: limits.issuer, audience: limits.audience }),
    );
  } catch {
    return null;
  }
}

function toClaims(payload: string | jwt.JwtPayload): Claims | null {
  if (typeof payload === "string") return null;
  const { sub, jti, exp, iat, ver } = payload as jwt.JwtPayload & { ver?: unknown };
  const latestIssue = Date.now() / 1000 + limits.clockToleranceSeconds;
  if (!isUuid(sub) || !isUuid(jti) || typeof exp !== "number" || typeof iat !== "number" || iat > latestIssue)
    return null;
  if (typeof ver !== "number") return null;
  return { tokenId: jti as string, userId: sub as string, version: ver, expiresAt: new Date(exp * 1000) };
}
