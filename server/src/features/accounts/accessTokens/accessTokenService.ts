import { v7 as newId } from "uuid";
import { conflict, notFound, unauthenticated } from "../../../errors";
import { hashOf, makeAccessToken } from "../../../platform/auth/accessTokenText";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { claimKeyIn, findFirstResult, reusedKey, toRepeatable } from "../../../platform/idempotency/idempotency";
import { accessToken as limits } from "../../../platform/limits/signInLimits";
import { requireConfirmation } from "../confirmation/confirmIdentity";
import { accountMessages } from "../messages";
import { accountActions } from "../signIn/accountPolicy";
import { refuseShared } from "../signIn/sharedAccount";
import { audit } from "../users/audit";
import { lockMember } from "../users/lockMember";
import type { User } from "../users/User";
import type { CreateAccessTokenInput } from "./accessTokenInputs";
import { accessTokenMail } from "./accessTokenMail";
import { storeToken, tokensOf } from "./accessTokenStatements";
import type { CreateAccessTokenPayload, OwnAccessToken } from "./OwnAccessToken";

/** Cached per request, so that a response with the viewer several times takes one statement. */
const listed = new WeakMap<AppContext, Promise<OwnAccessToken[]>>();

/** The viewer's own, the newest first: at most 20. */
export function listAccessTokens(ctx: AppContext): Promise<OwnAccessToken[]> {
  const { id } = authorize(ctx, accountActions.changeTokens);
  const tokens = listed.get(ctx) ?? ctx.db.rows<OwnAccessToken>(tokensOf, [id, null], limits.max);
  listed.set(ctx, tokens);
  return tokens;
}

/**
 * Makes a token, which only this answer has. The member is notified in the list and by mail. Throws CONFIRMATION_REQUIRED, and
 * CONFLICT when they have too many.
 */
export async function createAccessToken(
  ctx: AppContext,
  { name, scopes, expiresInDays, idempotencyKey }: CreateAccessTokenInput,
): Promise<CreateAccessTokenPayload> {
  const { id: userId } = authorize(ctx, accountActions.changeTokens);
  refuseShared(ctx, userId);
  const chosen = [...new Set(scopes)].sort();
  const repeatable = toRepeatable(idempotencyKey, "createAccessToken", [name, chosen, expiresInDays]);
  const before = repeatable && (await findFirstResult(ctx.db, userId, repeatable));
  if (before) return { token: null, accessToken: await findToken(ctx, userId, before) };
  await requireConfirmation(ctx);
  const [id, token] = [newId(), makeAccessToken()];
  await ctx.db.transaction(async (tx) => {
    // Serialized, so that the limit holds.
    await lockMember(tx, userId);
    await requireConfirmation(ctx, tx);
    if (repeatable && !(await claimKeyIn(tx, userId, repeatable, id))) throw reusedKey();
    if ((await tx.rows(tokensOf, [userId, null])).length >= limits.max) throw tooMany();
    await tx.rows(storeToken, [id, userId, name, hashOf(token), token.slice(-4), chosen, expiresInDays]);
    await ctx.jobs.send(accessTokenMail, { userId }, { tx });
    tx.publish("accessTokenMade", { userId, accessTokenId: id });
  });
  ctx.jobs.wake();
  listed.delete(ctx);
  audit(ctx, "accessToken.made", userId);
  return { token, accessToken: await findToken(ctx, userId, id) };
}

/** Ends a token at once, with its live connections. */
export async function endAccessToken(ctx: AppContext, id: string): Promise<User> {
  const viewer = authorize(ctx, accountActions.changeTokens);
  if (!(await ctx.sessions.endToken({ id: viewer.id, tokenId: id }))) throw noSuchToken();
  listed.delete(ctx);
  audit(ctx, "accessToken.ended", viewer.id);
  const user = await ctx.loaders.user.load(viewer.id);
  if (!user) throw unauthenticated();
  return user;
}

async function findToken(ctx: AppContext, userId: string, id: string): Promise<OwnAccessToken> {
  const found = await ctx.db.row<OwnAccessToken>(tokensOf, [userId, id]);
  if (!found) throw noSuchToken();
  return found;
}

const noSuchToken = () => notFound(accountMessages.noSuchToken());
const tooMany = () => conflict(accountMessages.tooManyTokens({ max: limits.max }));
