import { type JsonSchema, listOf, objectOf, objectWith, text } from "./describe";

const errorCode = text("What happened, for programs; only in refusals, and not in those of status 400.");

/** The types of refusals, which every feature has. */
export const messageSchemas: Readonly<Record<string, JsonSchema>> = {
  Message: objectWith(["msg"], { msg: text("What happened, for people."), code: errorCode }),
  Errors: objectOf({
    errors: listOf(
      objectWith(["msg"], {
        msg: text("What is wrong, for people."),
        param: text("The field that is wrong; absent when it is no single field."),
        location: text("Where that field was sent.", { enum: ["body", "query", "headers"] }),
      }),
    ),
  }),
  MessageWithErrors: objectWith(["msg", "code", "errors"], {
    msg: text("What happened, for people."),
    code: errorCode,
    errors: listOf(objectOf({ msg: text("The same message.") })),
  }),
};
