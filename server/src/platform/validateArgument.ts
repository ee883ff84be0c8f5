import { PageArgs } from "./paging/PageArgs";
import { checkInput } from "./validation/validation";

/**
 * Validates an argument of a GraphQL field. It skips page arguments, which `toPage` validates: every list has them, and
 * validating them twice would cost time.
 */
export async function validateArgument(argument: unknown): Promise<void> {
  if (typeof argument !== "object" || argument === null || argument.constructor === PageArgs) return;
  await checkInput(argument);
}
