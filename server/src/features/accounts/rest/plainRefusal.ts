import { AppError } from "../../../errors";
import { RefusedLogin } from "../../../platform/rest/RefusedLogin";
import { accountMessages } from "../messages";

/** The REST contract has only one body for a failed sign-in; headers distinguish more. */
export const plainly = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isAbsent = error instanceof AppError && (error.code === "SUSPENDED" || error.code === "LEAVING");
    if (!isAbsent) throw error;
    throw new RefusedLogin(accountMessages.invalidCredentials(), error.code, error.details.limitedToken);
  });
