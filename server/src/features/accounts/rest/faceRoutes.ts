import type { FastifyInstance } from "fastify";
import { accountActions } from "../accountPolicy";
import { findViewerAccount } from "../accountService";
import { Face } from "../faces/Face";
import { faceOf } from "../faces/faceOf";
import { saveFace } from "../faces/faceService";
import type { User } from "../User";
import type { AppContext } from "../../../platform/context";
import { unauthenticated } from "../../../errors";
import { parseInput } from "../../../platform/validation/validation";
import { fieldsOf } from "../../../platform/rest/jsonBody";
import { faceDocs as docs } from "./faceDocs";
import { avatarOf } from "./presentAccount";

/** The viewer's own drawn face. */
export async function faceRoutes(app: FastifyInstance): Promise<void> {
  app.get("/profile/face", { schema: docs.mine, config: { action: accountActions.readOwn } }, async (request) => {
    const ctx = await request.getContext();
    const user = await findViewerAccount(ctx);
    if (!user) throw unauthenticated();
    return presentFace(ctx, user);
  });

  app.put("/profile/face", { schema: docs.save, config: { action: accountActions.changeFace } }, async (request) => {
    const { skin, head, hairColor, expression, clothing, accessory, facialHair } = fieldsOf(request);
    const input = await parseInput(Face, { skin, head, hairColor, expression, clothing, accessory, facialHair });
    const ctx = await request.getContext();
    return presentFace(ctx, await saveFace(ctx, input));
  });

  app.delete(
    "/profile/face",
    { schema: docs.reset, config: { action: accountActions.changeFace } },
    async (request) => {
      const ctx = await request.getContext();
      return presentFace(ctx, await saveFace(ctx, null));
    },
  );
}

function presentFace(ctx: AppContext, user: User) {
  return { ...faceOf(user), isChosen: user.face !== null, avatar: avatarOf(ctx, user) };
}
