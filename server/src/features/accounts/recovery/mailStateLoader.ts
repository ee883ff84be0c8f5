import { oneLoader } from "../../../platform/database/loader";
import type { Db } from "../../../platform/database/Db";
import { mailStatesById } from "../accountStatements";

interface MailState {
  id: string;
  isVerified: boolean;
  score: number;
}

/** What only the owner of an account may know of their address. Apart from `user`, which every page loads many of. */
export const mailStateLoaders = {
  mailState: (db: Db) =>
    oneLoader(
      (ids) => db.rows<MailState>(mailStatesById, [ids]),
      (state) => state.id,
    ),
};
