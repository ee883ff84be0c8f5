import { PageArgs } from "./paging/PageArgs";
import { checkInput } from "./validation/validation";

/**
 * Validates an argument of a GraphQL field. Page arguments alone are left to `toPage`, which reads them: every list has
 * them, so they should not cost twice.
 */
export async function validateArgument(argument: unknown): Promise<void> {
  if (typeof argument !== "object" || argument === null || argument.constructor === PageArgs) return;
  await checkInput(argument);
}
