import { avatarPath } from "../avatarPath";
import type { User } from "../User";
import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";

/** The viewer's own account: the only answer that has an e-mail in it. */
export function presentAccount(ctx: AppContext, user: User) {
  const { name, email, createdAt } = user;
  return { _id: user.id, name, email, avatar: avatarOf(ctx, user), date: createdAt.toISOString() };
}

/** A member as anyone may see them. `joined` is the member when they were read together with something of theirs. */
export async function presentMember(ctx: AppContext, userId: string, joined?: Signer) {
  return { _id: userId, ...(await presentSignature(ctx, userId, joined)) };
}

/** What a member signs with. */
export async function presentSignature(ctx: AppContext, userId: string, joined?: Signer) {
  const user = joined ?? (await loadParent(ctx.loaders.user, userId));
  return { name: user.name, avatar: avatarOf(ctx, { id: userId, faceVersion: user.faceVersion }) };
}

type Signer = Pick<User, "name" | "faceVersion">;

export const avatarOf = ({ baseUrl }: AppContext, { id, faceVersion }: Pick<User, "id" | "faceVersion">) =>
  baseUrl + avatarPath(id, faceVersion);
