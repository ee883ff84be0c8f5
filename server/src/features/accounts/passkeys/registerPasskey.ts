import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { v7 as newId } from "uuid";
import { AppError, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { Viewer } from "../../../platform/auth/Viewer";
import { deviceName } from "../../../platform/auth/deviceName";
import type { AppContext } from "../../../platform/context";
import { passkey as limits } from "../limits";
import { orNull } from "../../../platform/validation/validation";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { requireConfirmation } from "../confirmation/confirmIdentity";
import { lockMember } from "../users/lockMember";
import { accountMessages } from "../messages";
import { hasVerifiedEmail } from "../recovery/verification";
import { refuseShared } from "../signIn/sharedAccount";
import { User } from "../users/User";
import { passkeyRefused, refusing, siteOf, consumeChallenge, storeChallenge } from "./ceremonies";
import { Passkey } from "./Passkey";
import { passkeyAddedMail } from "./passkeyAddedMail";
import type { StartedCeremony } from "./passkeyTypes";

interface Answer {
  ceremonyId: string;
  response: object;
  name?: string | null;
}

/** The options for registering a discoverable passkey with user verification. */
export async function startPasskeyRegistration(ctx: AppContext): Promise<StartedCeremony> {
  const { viewer, user } = await admit(ctx);
  const { rpId } = siteOf(ctx);
  const existing = await ctx.db.findBy(Passkey, { userId: viewer.id });
  if (existing.length >= limits.max) throw tooMany();
  const options = await generateRegistrationOptions({
    rpName: "Study Circle",
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(viewer.id)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: "none",
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: limits.challengeSeconds * 1_000,
  });
  return { ceremonyId: await storeChallenge(ctx.db, options.challenge, viewer.id), options };
}

/** Verifies and stores the new passkey. The member is notified by mail. */
export async function finishPasskeyRegistration(ctx: AppContext, answer: Answer): Promise<User> {
  const { viewer, user } = await admit(ctx);
  const made = await verify(ctx, viewer, answer);
  const name = orNull(answer.name) ?? deviceName(ctx.userAgent);
  const { id: credentialId, publicKey, counter, transports = [] } = made.credential;
  await ctx.db.transaction(async (tx) => {
    // Serialized, so that the limit holds.
    await lockMember(tx, viewer.id);
    await requireConfirmation(ctx, tx);
    if ((await tx.countBy(Passkey, { userId: viewer.id })) >= limits.max) throw tooMany();
    if (await tx.existsBy(Passkey, { credentialId })) throw passkeyRefused();
    const key = { publicKey: Buffer.from(publicKey), counter: String(counter), transports };
    await tx.insert(Passkey, { id: newId(), userId: viewer.id, name, credentialId, ...key });
    await ctx.jobs.send(passkeyAddedMail, { userId: viewer.id }, { tx });
  });
  ctx.jobs.wake();
  audit(ctx, "passkey.added", viewer.id);
  return user;
}

async function verify(ctx: AppContext, viewer: Viewer, { ceremonyId, response }: Answer) {
  const { rpId, origin } = siteOf(ctx);
  const expectedChallenge = await consumeChallenge(ctx, ceremonyId, viewer.id);
  const { verified, registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }),
  );
  if (!verified || !registrationInfo) throw passkeyRefused();
  return registrationInfo;
}

/** Requires a confirmed identity and a confirmed address, because mail is needed when a device is lost. */
async function admit(ctx: AppContext): Promise<{ viewer: Viewer; user: User }> {
  const viewer = authorize(ctx, accountActions.changePasskeys);
  refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  if (!(await hasVerifiedEmail(ctx, viewer.id))) {
    throw new AppError("FORBIDDEN", accountMessages.passkeyNeedsEmail());
  }
  return { viewer, user: await ctx.db.findOneByOrFail(User, { id: viewer.id }) };
}

const tooMany = () => conflict(accountMessages.tooManyPasskeys({ max: limits.max }));
