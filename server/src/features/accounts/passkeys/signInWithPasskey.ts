import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { LessThanOrEqual } from "typeorm";
import type { AppContext } from "../../../platform/context";
import { passkey as limits } from "../limits";
import { networkOf } from "../../../platform/limits/network";
import { audit } from "../users/audit";
import type { AuthPayload } from "../signIn/AuthPayload";
import { signIn } from "../signIn/signIn";
import { User } from "../users/User";
import { passkeyRefused, refusing, siteOf, consumeChallenge, storeChallenge } from "./ceremonies";
import { Passkey } from "./Passkey";
import type { StartedCeremony } from "./passkeyTypes";

interface Answer {
  ceremonyId: string;
  response: object;
}

/** The options for a sign-in with any discoverable passkey of this site. */
export async function startPasskeyLogin(ctx: AppContext): Promise<StartedCeremony> {
  const { rpId } = siteOf(ctx);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: "required",
    timeout: limits.challengeSeconds * 1_000,
  });
  return { ceremonyId: await storeChallenge(ctx.db, options.challenge, null), options };
}

/** Signs in the member who has the passkey. */
export async function finishPasskeyLogin(ctx: AppContext, answer: Answer): Promise<AuthPayload> {
  await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
  const id = await provePasskey(ctx, answer);
  const user = await ctx.db
    .createQueryBuilder(User, "user")
    .addSelect("user.absence")
    .where("user.id = :id", { id })
    .getOneOrFail();
  audit(ctx, "login.passkey", user.id);
  return signIn(ctx, user);
}

/** The id of the member with the passkey that answered the challenge. The caller counts the attempt. */
export async function provePasskey(ctx: AppContext, { ceremonyId, response }: Answer): Promise<string> {
  const site = siteOf(ctx);
  const expectedChallenge = await consumeChallenge(ctx, ceremonyId, null);
  const answer = response as AuthenticationResponseJSON;
  const passkey = typeof answer.id === "string" ? await findPasskey(ctx, answer.id) : null;
  if (!passkey || !namesOwner(answer, passkey)) throw passkeyRefused();
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw passkeyRefused();
  await noteUse(ctx, passkey, authenticationInfo.newCounter);
  return passkey.userId;
}

/** Whether the authenticator names the member for whom it made the passkey. */
const namesOwner = ({ response }: AuthenticationResponseJSON, { userId }: Passkey): boolean =>
  typeof response?.userHandle === "string" && Buffer.from(response.userHandle, "base64url").toString() === userId;

const findPasskey = (ctx: AppContext, credentialId: string) => ctx.db.findOneBy(Passkey, { credentialId });

/** Updates the counter. Of two uses with the same value, one authenticator is a copy; 0 means that it does not count. */
async function noteUse({ db }: AppContext, { id }: Passkey, newCounter: number): Promise<void> {
  const counter = String(newCounter);
  const change = { counter, lastUsedAt: () => "clock_timestamp()" };
  const { affected } = await db.update(Passkey, { id, counter: LessThanOrEqual(counter) }, change);
  if (affected !== 1) throw passkeyRefused();
}
