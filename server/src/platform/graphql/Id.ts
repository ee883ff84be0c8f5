import { Arg, ID } from "type-graphql";
import { checkId } from "../validation/validation";

/** An id argument. A malformed id is rejected with the name of the argument. */
export const Id = (name: string, description: string) =>
  Arg(name, () => ID, {
    description,
    validateFn: (value) => checkId(String(value), name),
  });
