import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, objectOf, oneOf } from "../../../platform/rest/schema";
import { SetContactableInput } from "../buddyInputs";
import { buddyActions } from "../buddyPolicy";
import { findContactable, setContactable } from "../buddyService";
import { Contactable } from "../ContactSetting";

const api = routesOf("Buddies");

const contactable = oneOf(Object.values(Contactable), "Who may send buddy requests.");
const ContactableType = objectOf({ contactable });

export const contactRoutes = [
  api.get("/me/contactable", buddyActions.changeSettings, "Who may send me buddy requests", {
    operationId: "getContactable",
    description: "Everyone, until the member says otherwise.",
    answers: { 200: meaning("Who may.", ContactableType) },
    handle: async ({ ctx }) => ({ contactable: await findContactable(ctx) }),
  }),
  api.put("/me/contactable", buddyActions.changeSettings, "Choose who may send me buddy requests", {
    operationId: "setContactable",
    description: "Requests that were sent before stay.",
    body: bodyOf(
      SetContactableInput,
      { contactable: { schema: contactable, read: (value) => value } },
      { example: { contactable: Object.values(Contactable)[1] } },
    ),
    answers: { 200: meaning("Who may now.", ContactableType), 400: errors("`contactable` is not valid.") },
    async handle({ ctx, body }) {
      await setContactable(ctx, body);
      return { contactable: body.contactable };
    },
  }),
];
