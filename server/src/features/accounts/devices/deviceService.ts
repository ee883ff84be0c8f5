import { notFound, unauthenticated } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { Viewer } from "../../../platform/auth/sessions";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { requireConfirmation } from "../confirmation/confirmIdentity";
import { accountMessages } from "../messages";
import { refuseShared } from "../signIn/sharedAccount";
import type { User } from "../users/User";
import type { Device } from "./Device";

/** Cached per request, so that a response with the viewer several times takes one statement. */
const listed = new WeakMap<AppContext, Promise<Device[]>>();

/** The viewer's own devices: this one first, then those that signed in last. */
export function listDevices(ctx: AppContext): Promise<Device[]> {
  const known = listed.get(ctx);
  const devices = known ?? readDevices(ctx, authorize(ctx, accountActions.signOutDevices));
  if (!known) listed.set(ctx, devices);
  return devices;
}

async function readDevices(ctx: AppContext, viewer: Viewer): Promise<Device[]> {
  const sessions = await ctx.sessions.listOf(viewer);
  return sessions
    .map((session) => ({ ...session, isCurrent: session.id === viewer.tokenId }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends the session of one device, this one too. */
export async function signOutDevice(ctx: AppContext, id: string): Promise<User> {
  const viewer = authorize(ctx, accountActions.signOutDevices);
  if (id !== viewer.tokenId) refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  const user = await loadAccount(ctx, viewer);
  if (!(await ctx.sessions.end({ id: viewer.id, tokenId: id }))) throw notFound(accountMessages.noSuchDevice());
  listed.delete(ctx);
  audit(ctx, "device.signedOut", viewer.id);
  return user;
}

/** Ends all sessions of the viewer but this one. */
export async function signOutOtherDevices(ctx: AppContext): Promise<User> {
  const viewer = authorize(ctx, accountActions.signOutDevices);
  refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  await ctx.sessions.endAll(viewer.id, viewer.tokenId);
  listed.delete(ctx);
  audit(ctx, "devices.signedOut", viewer.id);
  return loadAccount(ctx, viewer);
}

async function loadAccount(ctx: AppContext, { id }: Viewer): Promise<User> {
  const user = await ctx.loaders.user.load(id);
  if (!user) throw unauthenticated();
  return user;
}
