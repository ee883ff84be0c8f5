import { Arg, ID } from "type-graphql";
import { checkId } from "../validation/validation";

/** An id argument; a malformed one is refused by name. */
export const Id = (name: string, description: string) =>
  Arg(name, () => ID, {
    description,
    validateFn: (value) => checkId(String(value), name),
  });
