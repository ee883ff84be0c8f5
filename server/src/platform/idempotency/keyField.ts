import { MaxLength } from "class-validator";
import { Field, ID } from "type-graphql";
import { idempotencyKeyHours, text } from "../limits/limits";
import { fieldMessages } from "../messages";
import { MayBeEmpty, saying } from "../validation/validation";

const tooLong = saying((field) => fieldMessages.tooLongKey({ field, max: text.idempotencyKey }));

/** The input field for an idempotency key. */
export const IdempotencyKeyField = (): PropertyDecorator => (target, property) => {
  Field(() => ID, {
    nullable: true,
    description:
      `A key of the sender's choice for this request, at most ${text.idempotencyKey} characters. The same request with the ` +
      `same key within ${idempotencyKeyHours} hours creates nothing and gives the first result; another request with it is a CONFLICT.`,
  })(target, property);
  MaxLength(text.idempotencyKey, tooLong)(target, property);
  MayBeEmpty()(target, property);
};
