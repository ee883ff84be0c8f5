import { v7 as newId } from "uuid";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { AppError, badInput, conflict, isViolationOf } from "../../../errors";
import {
  claimKeyIn,
  findFirstResult,
  type RepeatableRequest,
  reusedKey,
  toRepeatable,
} from "../../../platform/idempotency/idempotency";
import { networkOf } from "../../../platform/limits/network";
import { toMailbox } from "../../../platform/validation/emailDomain";
import type { LoginInput, RegisterInput } from "./accountInputs";
import { accountActions } from "./accountPolicy";
import { audit } from "../users/audit";
import type { AuthPayload } from "./AuthPayload";
import { canonicalEmail } from "../users/canonicalEmail";
import { mayHaveAddress } from "../email/mayHaveAddress";
import { findByEmail } from "../users/findByEmail";
import { findInvitation, useInvitation } from "../invitations/invitations";
import type { SignUpInvitation } from "../invitations/SignUpInvitation";
import { accountMessages } from "../messages";
import { refuseRegistration } from "../registrations";
import { countMail } from "../recovery/mailRates";
import { sendVerification } from "../recovery/verification";
import { refuseShared } from "./sharedAccount";
import { signIn } from "./signIn";
import { countFailure, forgetFailures } from "./signInRates";
import { User } from "../users/User";

/**
 * Creates an account and signs in; throws CONFLICT when the address is taken. A repeated request signs in to the account of
 * the first one.
 */
export function register(ctx: AppContext, input: RegisterInput): Promise<AuthPayload> {
  return ctx.passwords.admit(() => openAccount(ctx, input));
}

async function openAccount(ctx: AppContext, input: RegisterInput): Promise<AuthPayload> {
  const email = toMailbox(input.email);
  const repeatable = toRepeatable(input.idempotencyKey, "register", [input.name, email]);
  const invitation = input.invitation ? await findInvitation(ctx.db, input.invitation) : null;
  // The first of two requests has used it.
  if (input.invitation && !invitation) return signInAgain(ctx, input, { repeatable, refusal: invitationEnded() });
  refuseRegistration(ctx, invitation !== null);
  // An invitation is for one person: a class behind one address may use many.
  if (!invitation) await ctx.rates.consume("signUpsPerAddress", networkOf(ctx.ip));
  if (ctx.bans.hasDomainOf(email)) throw badInput({ field: "email", message: accountMessages.bannedDomain() });
  const isInvited = invitation?.emailKey === canonicalEmail(email);
  const user = ctx.db.create(User, {
    id: newId(),
    name: input.name,
    email,
    emailKey: canonicalEmail(email),
    emailRank: 0,
    passwordHash: await ctx.passwords.hash(input.password),
    tokenVersion: 0,
    linkVersion: 1,
    face: null,
    faceVersion: 0,
    emailVerifiedAt: isInvited ? new Date() : null,
    verificationSentAt: null,
    mailScore: 0,
    absence: null,
    role: "MEMBER",
  });
  if (!(await insertUser(ctx, user, { repeatable, invitation })))
    return signInAgain(ctx, input, { repeatable, refusal: conflict(accountMessages.emailTaken(), "email") });
  audit(ctx, "account.registered", user.id);
  return signIn(ctx, user);
}

const invitationEnded = () => badInput({ field: "invitation", message: accountMessages.invitationEnded() });

interface SignUp {
  repeatable: RepeatableRequest | null;
  invitation: SignUpInvitation | null;
}

/** false when the address is taken. */
async function insertUser(ctx: AppContext, user: User, { repeatable, invitation }: SignUp): Promise<boolean> {
  if (!(await mayHaveAddress(ctx, ctx.db, user.email))) return false;
  const needsMail = user.emailVerifiedAt === null && ctx.mail.transport !== null;
  const mayMail = needsMail && (await mayMailTo(ctx, user.email));
  try {
    await ctx.db.transaction(async (tx) => {
      if (invitation && !(await useInvitation(tx, invitation))) throw invitationEnded();
      await tx.insert(User, user);
      if (repeatable) await claimKeyIn(tx, user.id, repeatable, user.id);
      if (mayMail) await sendVerification(ctx, tx, user.id);
    });
    ctx.jobs.wake();
    return true;
  } catch (error) {
    if (isViolationOf(error, "users_email_once")) return false;
    throw error;
  }
}

/** An address with too many mails gets no mail; the sign-up continues. */
const mayMailTo = (ctx: AppContext, email: string): Promise<boolean> =>
  countMail(ctx, email).then(
    () => true,
    () => false,
  );

/** For a repeated request; throws `refusal` for any other. The idempotency hash does not include the password, so it is verified here. */
async function signInAgain(
  ctx: AppContext,
  { email, password }: RegisterInput,
  { repeatable, refusal }: { repeatable: RepeatableRequest | null; refusal: AppError },
): Promise<AuthPayload> {
  const user = repeatable && (await findByEmail(ctx.db, email.trim()));
  if (!user || !(await findFirstResult(ctx.db, user.id, repeatable))) throw refusal;
  await countLoginTry(ctx, canonicalEmail(email));
  if (!(await ctx.passwords.verify(user.passwordHash, password))) throw reusedKey();
  await forgetLoginTries(ctx, canonicalEmail(email));
  return signIn(ctx, user);
}

/** Signs in a member. An unknown address and a wrong password give the same error after the same time. */
export function login(ctx: AppContext, input: LoginInput): Promise<AuthPayload> {
  return ctx.passwords.admit(() => checkCredentials(ctx, input));
}

async function checkCredentials(ctx: AppContext, input: LoginInput): Promise<AuthPayload> {
  await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
  const account = canonicalEmail(input.email);
  await countLoginTry(ctx, account);
  const user = await findByEmail(ctx.db, input.email.trim());
  const match = await ctx.passwords.match(user?.passwordHash ?? null, input.password);
  if (match === "none" || !user) {
    audit(ctx, "login.failed", user?.id ?? null);
    throw new AppError("INVALID_CREDENTIALS", accountMessages.invalidCredentials());
  }
  await forgetLoginTries(ctx, account);
  if (match === "outdated") await renewHash(ctx, user, input.password);
  const payload = await signIn(ctx, user);
  audit(ctx, "login.succeeded", user.id);
  return payload;
}

/** Not for the demo account: its password is public, and no visitor may lock it for others. */
const isCounted = ({ demoAccount }: AppContext, account: string) =>
  !demoAccount || canonicalEmail(demoAccount.email) !== account;

async function forgetLoginTries(ctx: AppContext, account: string): Promise<void> {
  if (isCounted(ctx, account)) await forgetFailures(ctx, account);
}

async function countLoginTry(ctx: AppContext, account: string): Promise<void> {
  if (!isCounted(ctx, account)) return;
  try {
    await countFailure(ctx, account);
  } catch (error) {
    audit(ctx, "login.refused", null);
    throw error;
  }
}

/** Unless the password was changed meanwhile. */
async function renewHash(ctx: AppContext, { id, passwordHash }: User, password: string): Promise<void> {
  await ctx.db.update(User, { id, passwordHash }, { passwordHash: await ctx.passwords.hash(password) });
}

/** Ends this session, or all sessions of the viewer. */
export async function logout(ctx: AppContext, everywhere: boolean): Promise<void> {
  const viewer = authorize(ctx, accountActions.logout);
  if (everywhere) refuseShared(ctx, viewer.id);
  if (everywhere) await ctx.sessions.endAll(viewer.id);
  else await ctx.sessions.end(viewer);
  audit(ctx, everywhere ? "logout.everywhere" : "logout", viewer.id);
}

/** The viewer's own account; null for a visitor without a token, UNAUTHENTICATED for an invalid token. */
export async function findViewerAccount(ctx: AppContext): Promise<User | null> {
  const found = findViewerId(ctx);
  return found && ctx.loaders.user.load(found.id);
}

/** The same with only the id, which is known from the token: needs no statement. */
export function findViewerId(ctx: AppContext): Pick<User, "id"> | null {
  if (!ctx.viewer && !ctx.hasInvalidToken) return null;
  return { id: authorize(ctx, accountActions.readOwn).id };
}
