import { avatar, id, type JsonSchema, moment, objectOf, text } from "../../../platform/rest/describe";
import { faceParts } from "./faceDocs";

const memberId = id("The member's id.");
const name = text("What the member wants to be called.");

export const accountSchemas: Readonly<Record<string, JsonSchema>> = {
  Token: objectOf({ token: text("Send it as the header `x-auth-token`. It counts for seven days.") }),
  User: objectOf({
    _id: memberId,
    name,
    email: text("Only ever shown to its owner. May have letters of any script."),
    avatar,
    date: moment("When the member signed up."),
  }),
  Member: objectOf({ _id: memberId, name, avatar }),
  Face: objectOf({
    ...faceParts,
    isChosen: { type: "boolean", description: "false while a face is drawn for the member." },
    avatar,
  }),
};
