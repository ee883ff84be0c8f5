import { QueryFailedError } from "typeorm";
import { v7 as newId } from "uuid";
import type { AppContext } from "../context";
import { badInput, conflict } from "../errors";
import type { LoginInput, RegisterInput } from "./accountInputs";
import type { AuthPayload } from "./AuthPayload";
import { requireViewer } from "./requireViewer";
import { User } from "./User";

/** Opens an account and signs its owner in; throws CONFLICT when the address is taken. */
export async function register(ctx: AppContext, input: RegisterInput): Promise<AuthPayload> {
  await ctx.rates.consume("signUpsPerAddress", ctx.ip);
  const user = ctx.db.create(User, {
    id: newId(),
    name: input.name.trim(),
    email: input.email.trim(),
    passwordHash: await ctx.passwords.hash(input.password),
    tokenVersion: 0,
    createdAt: new Date(),
  });
  await insertUser(ctx, user);
  audit(ctx, "account.registered", user.id);
  return signIn(ctx, user);
}

async function insertUser(ctx: AppContext, user: User): Promise<void> {
  try {
    await ctx.db.insert(User, user);
  } catch (error) {
    if (isTakenEmail(error)) throw conflict("Email already registered", "email");
    throw error;
  }
}

function isTakenEmail(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === "users_email_key";
}

/** Signs a member in. An unknown address and a wrong password get the same answer after the same time. */
export async function login(ctx: AppContext, input: LoginInput): Promise<AuthPayload> {
  await ctx.rates.consume("loginTriesPerAddress", ctx.ip);
  const account = input.email.trim().toLowerCase();
  await countLoginTry(ctx, account);
  const user = await findByEmail(ctx, input.email.trim());
  if (!(await ctx.passwords.verify(user?.passwordHash ?? null, input.password)) || !user) {
    audit(ctx, "login.failed", user?.id ?? null);
    throw badCredentials();
  }
  await ctx.rates.clear("loginFailuresPerAccount", account);
  await raiseHash(ctx, user, input.password);
  audit(ctx, "login.succeeded", user.id);
  return signIn(ctx, user);
}

const badCredentials = () => badInput({ field: "credentials", message: "Invalid Credentials" });

/** Counts the try as a failure until it has succeeded, so that many at once cannot slip through. */
async function countLoginTry(ctx: AppContext, account: string): Promise<void> {
  try {
    await ctx.rates.consume("loginFailuresPerAccount", account);
  } catch (error) {
    audit(ctx, "login.refused", null);
    throw error;
  }
}

function findByEmail(ctx: AppContext, email: string): Promise<User | null> {
  return ctx.db
    .createQueryBuilder(User, "user")
    .addSelect("user.passwordHash")
    .where("lower(user.email) = lower(:email)", { email })
    .getOne();
}

async function raiseHash(ctx: AppContext, user: User, password: string): Promise<void> {
  if (!ctx.passwords.isOutdated(user.passwordHash)) return;
  await ctx.db.update(User, { id: user.id }, { passwordHash: await ctx.passwords.hash(password) });
}

async function signIn(ctx: AppContext, user: User): Promise<AuthPayload> {
  const { token, expiresAt } = ctx.sessions.start(user);
  ctx.viewer = await ctx.sessions.find(token);
  ctx.loaders.user.prime(user.id, user);
  return { token, expiresAt, user };
}

/** Ends this session, or all sessions of the viewer. */
export async function logout(ctx: AppContext, everywhere: boolean): Promise<void> {
  const viewer = requireViewer(ctx);
  await (everywhere ? ctx.sessions.endAll(viewer.id) : ctx.sessions.end(viewer));
  audit(ctx, everywhere ? "logout.everywhere" : "logout", viewer.id);
}

/** The viewer's own account; null for a visitor without a token, UNAUTHENTICATED for one whose token is not valid. */
export async function findViewerAccount(ctx: AppContext): Promise<User | null> {
  if (!ctx.viewer && !ctx.hasInvalidToken) return null;
  return ctx.loaders.user.load(requireViewer(ctx).id);
}

function audit(ctx: AppContext, event: string, userId: string | null): void {
  ctx.log.info({ event, userId, ip: ctx.ip, requestId: ctx.requestId }, event);
}
