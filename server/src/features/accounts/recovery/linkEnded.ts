import { AppError } from "../../../errors";
import { accountMessages } from "../messages";

export const linkEnded = () => new AppError("BAD_USER_INPUT", accountMessages.linkEnded());
