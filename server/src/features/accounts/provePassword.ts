import { AppError } from "../../errors";
import type { AppContext } from "../../platform/context";
import { networkOf } from "../../platform/limits/network";
import { audit } from "./audit";
import { canonicalEmail } from "./canonicalEmail";
import { accountMessages } from "./messages";
import { User } from "./User";

interface Proof {
  password: string;
  /** The field of the input that has it. */
  field: string;
}

/** The member with this id, who knows the password. A wrong one counts as a failed sign-in. */
export async function provePassword(ctx: AppContext, id: string, { password, field }: Proof): Promise<User> {
  const user = await ctx.db
    .createQueryBuilder(User, "user")
    .addSelect("user.passwordHash")
    .where("user.id = :id", { id })
    .getOneOrFail();
  const account = canonicalEmail(user.email);
  await ctx.rates.consume("loginTriesPerAddress", networkOf(ctx.ip));
  await ctx.rates.consume("loginFailuresPerAccount", account);
  if (!(await ctx.passwords.verify(user.passwordHash, password))) {
    audit(ctx, "password.refused", id);
    throw wrongPassword(field);
  }
  await ctx.rates.clear("loginFailuresPerAccount", account);
  return user;
}

export const wrongPassword = (field: string) =>
  new AppError("INVALID_CREDENTIALS", accountMessages.wrongPassword(), {
    fields: [{ field, message: accountMessages.wrongPassword() }],
  });
