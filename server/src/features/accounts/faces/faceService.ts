import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { unauthenticated } from "../../../errors";
import { accountActions } from "../signIn/accountPolicy";
import { User } from "../users/User";
import type { Face } from "./Face";

/** Draws the viewer as they choose; null goes back to the face that was drawn for them. */
export async function saveFace(ctx: AppContext, face: Face | null): Promise<User> {
  const viewer = authorize(ctx, accountActions.changeFace);
  const change = { face: face && plain(face), faceVersion: () => "face_version + 1" };
  const { affected } = await ctx.db.update(User, { id: viewer.id }, change);
  ctx.loaders.user.clear(viewer.id);
  const user = affected ? await ctx.loaders.user.load(viewer.id) : null;
  if (!user) throw unauthenticated();
  return user;
}

/** What is stored of a face: its choices and nothing else that came along. */
function plain({ skin, head, hairColor, expression, clothing, accessory, facialHair }: Face): Face {
  return { skin, head, hairColor, expression, clothing, accessory: accessory ?? null, facialHair: facialHair ?? null };
}
