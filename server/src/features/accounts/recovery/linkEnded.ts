import { AppError } from "../../../errors";
import { accountMessages } from "../messages";

export function linkEnded(): AppError {
  const message = accountMessages.linkEnded();
  return new AppError("BAD_USER_INPUT", message, { fields: [{ field: "token", message }] });
}
