import { unauthenticated } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { bodyOf, propertiesOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { avatar, errors, flag, meaning, named, objectOf } from "../../../platform/rest/schema";
import { accountActions } from "../signIn/accountPolicy";
import { findViewerAccount } from "../signIn/accountService";
import { Face } from "../faces/Face";
import { faceOf } from "../faces/faceOf";
import { saveFace } from "../faces/faceService";
import type { User } from "../users/User";
import { avatarOf } from "./presentAccount";

const api = routesOf("Profiles");

const parts = {
  skin: "Skin colour.",
  head: "Hair or headwear.",
  hairColor: "Colour of the hair, the beard or the headwear.",
  expression: "How it looks at you.",
  clothing: "Colour of the clothes.",
  accessory: "Glasses; null for none.",
  facialHair: "Beard or moustache; null for none.",
};
const isChosen = flag("false while a face is drawn for the member.");
const drawn = meaning(
  "The face, and where it is shown.",
  named("Face", objectOf({ ...propertiesOf(Face, parts), isChosen, avatar })),
);

/** The viewer's own drawn face. */
export const faceRoutes = [
  api.get("/profile/face", accountActions.readOwn, "My drawn face", {
    operationId: "getFace",
    description: "How the member is drawn where they have no picture of their own.",
    answers: { 200: drawn },
    async handle({ ctx }) {
      const user = await findViewerAccount(ctx);
      if (!user) throw unauthenticated();
      return presentFace(ctx, user);
    },
  }),
  api.put("/profile/face", accountActions.changeFace, "Choose my drawn face", {
    operationId: "saveFace",
    description:
      "`/avatars/{id}` shows it unless the member has a Gravatar. Its address changes with the face. What the body leaves out stays.",
    body: bodyOf(Face, parts, {
      example: { skin: "tan", head: "longCurly", hairColor: "espresso", expression: "smile", clothing: "pine" },
      isPartial: true,
    }),
    answers: { 200: drawn, 400: errors("Every part that is not one of the choices.") },
    async handle({ ctx, body }) {
      const user = await findViewerAccount(ctx);
      if (!user) throw unauthenticated();
      return presentFace(ctx, await saveFace(ctx, { ...faceOf(user), ...chosenIn(body) }));
    },
  }),
  api.delete("/profile/face", accountActions.changeFace, "Go back to the face drawn for me", {
    operationId: "resetFace",
    description: "Forgets what was chosen. The address of the picture changes.",
    answers: { 200: drawn },
    handle: async ({ ctx }) => presentFace(ctx, await saveFace(ctx, null)),
  }),
];

/** The parts that a body has; an instance of the input has all, also those that were left out. */
const chosenIn = (body: Face): Partial<Face> =>
  Object.fromEntries(Object.entries(body).filter(([, part]) => part !== undefined));

function presentFace(ctx: AppContext, user: User) {
  const { accessory = null, facialHair = null, ...face } = faceOf(user);
  return { ...face, accessory, facialHair, isChosen: user.face !== null, avatar: avatarOf(ctx, user) };
}
