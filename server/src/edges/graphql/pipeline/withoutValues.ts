import { foreign, type Message } from "../../../messages";

/** Removes values from messages of graphql-js, because they may be passwords. */
export function withoutValues(message: string): string {
  if (message.startsWith("Syntax Error")) return message.replace(/\b(BlockString|String|Int|Float) ".*"/s, "$1");
  return message
    .replace(/(cannot represent [^:]*): .*$/s, "$1.")
    .replace(/^(Expected value of type "[^"]*"), found .*$/s, "$1.")
    .replace(/^Value ".*" does not exist in/s, "The value does not exist in");
}

/** Removes "Did you mean …", which would reveal names of a hidden schema. */
export function withoutSuggestions(message: string): string {
  return message.replace(/ ?Did you mean .*$/s, "");
}

/** The message for a wrong value, without the value and without names of the schema. */
export const wrongValue = (field: string, message: string): Message =>
  foreign(`${field}: ${withoutSuggestions(withoutValues(message)).replace(/\.$/, "")}`);
