import type { AppContext } from "../../../platform/context";
import { newMember } from "../limits";
import type { JoinedUser } from "./joinedUser";

/** Whether a member is new on a site that limits new members. */
export function isNew(ctx: AppContext, user: JoinedUser): boolean | Promise<boolean> {
  if (!ctx.limitsNewMembers) return false;
  return user.isNew ?? findIsNew(ctx, user.id);
}

async function findIsNew({ loaders }: AppContext, id: string): Promise<boolean> {
  const user = await loaders.user.load(id);
  return user !== null && Date.now() - user.createdAt.getTime() < newMember.hours * 3_600_000;
}
