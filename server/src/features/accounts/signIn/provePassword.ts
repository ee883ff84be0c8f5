import { AppError } from "../../../errors";
import type { Viewer } from "../../../platform/auth/Viewer";
import type { AppContext } from "../../../platform/context";
import { audit } from "../users/audit";
import { accountMessages } from "../messages";
import { User } from "../users/User";

interface Proof {
  password: string;
  /** The field of the input that has it. */
  field: string;
}

/**
 * The viewer, who knows the password. Wrong ones count against their session alone: whatever strangers try elsewhere, it can
 * confirm.
 */
export async function provePassword(
  ctx: AppContext,
  { id, tokenId }: Viewer,
  { password, field }: Proof,
): Promise<User> {
  const user = await ctx.db
    .createQueryBuilder(User, "user")
    .addSelect("user.passwordHash")
    .where("user.id = :id", { id })
    .getOneOrFail();
  await ctx.rates.consume("confirmationFailures", tokenId);
  if (!(await ctx.passwords.verify(user.passwordHash, password))) {
    audit(ctx, "password.refused", id);
    throw wrongPassword(field);
  }
  await ctx.rates.clear("confirmationFailures", tokenId);
  return user;
}

export const wrongPassword = (field: string) =>
  new AppError("INVALID_CREDENTIALS", accountMessages.wrongPassword(), {
    fields: [{ field, message: accountMessages.wrongPassword() }],
  });
