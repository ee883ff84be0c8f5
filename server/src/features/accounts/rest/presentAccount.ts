import { avatarPath } from "../users/avatarPath";
import type { User } from "../users/User";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { accountActions } from "../signIn/accountPolicy";
import type { AppContext } from "../../../platform/context";
import { inEnglish } from "../../../messages";
import { accountMessages } from "../messages";

/** The viewer's own account: the only response with an e-mail address, which is empty for an access token that may not read it. */
export function presentAccount(ctx: AppContext, user: User) {
  const { name, createdAt } = user;
  const email = ctx.viewer?.scopes && !canReadOwn(ctx, accountActions.readEmail, user) ? "" : user.email;
  return { _id: user.id, name, email, avatar: avatarOf(ctx, user), date: createdAt.toISOString() };
}

/** A member as anyone may see them. `joined` is the member when they were read together with something of theirs. */
export async function presentMember(ctx: AppContext, userId: string, joined?: Signer) {
  const { user, name, avatar } = await presentSignature(ctx, userId, joined);
  return { _id: user, name, avatar };
}

/** The id of a member who is hidden from the viewer. */
export const nobody = "00000000-0000-0000-0000-000000000000";

/** The author of a text. An absent member (`joined` is null) has no id, name and picture. */
export async function presentSignature(ctx: AppContext, userId: string, joined?: Signer | null) {
  return signatureOf(ctx, userId, joined === undefined ? await ctx.loaders.user.load(userId) : joined);
}

/** The same for a member who was read together with what they signed. */
export function signatureOf(ctx: AppContext, userId: string, signer: Signer | null) {
  const id = signer ? userId : nobody;
  const name = signer ? signer.name : inEnglish(accountMessages.absent());
  return { user: id, name, avatar: avatarOf(ctx, { id, faceVersion: signer?.faceVersion ?? 0 }) };
}

type Signer = Pick<User, "name" | "faceVersion">;

export const avatarOf = ({ baseUrl }: AppContext, { id, faceVersion }: Pick<User, "id" | "faceVersion">) =>
  baseUrl + avatarPath(id, faceVersion);
