import { dictionary } from "@zxcvbn-ts/language-common";
import { password as limits } from "../limits";
import { custom } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

/** Tens of thousands of passwords from leaks, in lower case. Read at the first use; about 4 MB. */
let common: ReadonlySet<string> | null = null;

/** Whether a password is among the first that an attacker tries. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].filter(({ length }) => length >= limits.minOverRest));
  return /^(.)\1*$/su.test(password) || common.has(password.normalize("NFKC").toLowerCase());
}

export const IsUncommonPassword = (): PropertyDecorator =>
  custom("isUncommonPassword", {
    validate: (value) => typeof value !== "string" || value.length > limits.max || !isCommonPassword(value),
    say: accountMessages.passwordCommon,
  });
