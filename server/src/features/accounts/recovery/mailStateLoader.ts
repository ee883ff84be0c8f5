import { oneLoader } from "../../../platform/database/loader";
import type { Db } from "../../../platform/database/Db";
import { mailStatesById } from "../signIn/accountStatements";

interface MailState {
  id: string;
  isVerified: boolean;
  score: number;
}

/** The mail state of an account, for its owner only. Separate from `user`, of which every page loads many. */
export const mailStateLoaders = {
  mailState: (db: Db) =>
    oneLoader(
      (ids) => db.rows<MailState>(mailStatesById, [ids]),
      (state) => state.id,
    ),
};
