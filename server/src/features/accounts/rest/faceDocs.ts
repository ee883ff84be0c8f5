import { FaceClothing, FaceHairColor, FaceSkin } from "../faces/faceColors";
import { FaceAccessory, FaceExpression, FaceFacialHair, FaceHead } from "../faces/faceParts";
import { describeRoute, errors, type JsonSchema, objectWith, ref, text } from "../../../platform/rest/describe";

const oneOf = (choices: object, description: string) => text(description, { enum: Object.values(choices) });
const oneOrNull = (choices: object, description: string): JsonSchema => ({
  type: ["string", "null"],
  enum: [...Object.values(choices), null],
  description,
});

/** The parts of a face, as they are sent and answered. */
export const faceParts = {
  skin: oneOf(FaceSkin, "Skin colour."),
  head: oneOf(FaceHead, "Hair or headwear."),
  hairColor: oneOf(FaceHairColor, "Colour of the hair, the beard or the headwear."),
  expression: oneOf(FaceExpression, "How it looks at you."),
  clothing: oneOf(FaceClothing, "Colour of the clothes."),
  accessory: oneOrNull(FaceAccessory, "Glasses; null for none."),
  facialHair: oneOrNull(FaceFacialHair, "Beard or moustache; null for none."),
};

const success = { success: ref("Face"), successDescription: "The face, and where it is shown." };

export const faceDocs = {
  mine: describeRoute({
    tag: "Profiles",
    summary: "My drawn face",
    description: "How the member is drawn where they have no picture of their own.",
    ...success,
  }),
  save: describeRoute({
    tag: "Profiles",
    summary: "Choose my drawn face",
    description: "`/avatars/{id}` shows it unless the member has a Gravatar. Its address changes with the face.",
    body: objectWith(["skin", "head", "hairColor", "expression", "clothing"], faceParts),
    example: { skin: "tan", head: "longCurly", hairColor: "espresso", expression: "smile", clothing: "pine" },
    ...success,
    refusals: { 400: errors("Every part that is not one of the choices.") },
  }),
  reset: describeRoute({
    tag: "Profiles",
    summary: "Go back to the face drawn for me",
    description: "Forgets what was chosen. The address of the picture changes.",
    ...success,
  }),
};
