import { maxLength, minLength } from "class-validator";
import { normalPassword } from "../../../platform/auth/passwords";
import { password as limits } from "../limits";
import { custom } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

/* Lengths are those of the form that is hashed, so that a keyboard's way to compose letters does not matter. */

export const MinPassword = (min: number): PropertyDecorator =>
  custom("minPassword", {
    validate: (value) => typeof value === "string" && minLength(normalPassword(value), min),
    say: () => accountMessages.passwordTooShort({ min }),
    schema: { minLength: min },
  });

/** Longer ones are refused before hashing. */
export const MaxPassword = (): PropertyDecorator =>
  custom("maxPassword", {
    validate: (value) => typeof value === "string" && maxLength(normalPassword(value), limits.max),
    say: () => accountMessages.passwordTooLong({ max: limits.max }),
    schema: { type: "string", maxLength: limits.max },
  });
