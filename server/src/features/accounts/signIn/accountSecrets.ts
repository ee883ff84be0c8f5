import { In, Not } from "typeorm";
import type { Tx } from "../../../platform/events/transaction";
import type { AccountSecret, Securing } from "../../../platform/secrets/accountSecret";
import { endSessions } from "../../../platform/auth/sessionStatements";
import { cancelEmailChange } from "../email/cancelEmailChange";
import { Passkey } from "../passkeys/Passkey";
import { PasskeyCeremony } from "../passkeys/PasskeyCeremony";
import { AccountToken, TokenPurpose } from "../recovery/AccountToken";
import { User } from "../users/User";

/** No password matches it. */
const noPassword = "ended";

/** Every credential and secret of an account that this feature stores. */
export const accountSecrets: readonly AccountSecret[] = [
  { columns: ["users.password_hash"], end: endPassword },
  {
    columns: [
      ...["users.token_version", "sessions.id", "sessions.token_version"],
      ...["access_tokens.hash", "access_tokens.token_version"],
    ],
    end: (tx, { userId }) => tx.rows(endSessions, [[userId], null]),
  },
  {
    columns: ["users.link_version"],
    end: (tx, { userId: id }) => tx.update(User, { id }, { linkVersion: () => "link_version + 1" }),
  },
  { columns: ["account_tokens.hash"], end: endLinks },
  { columns: ["passkeys.credential_id", "passkeys.public_key", "passkeys.counter"], end: endPasskeys },
  {
    columns: ["passkey_ceremonies.id", "passkey_ceremonies.challenge"],
    end: (tx, { userId }) => tx.delete(PasskeyCeremony, { userId }),
  },
  {
    columns: ["session_ends.token_id"],
    end: { stays: "It is the id of a session or an access token that has ended: nobody signs in with it." },
  },
  {
    columns: ["sign_up_invitations.hash", "sign_up_invitations.email_key"],
    end: { stays: "It is of somebody who has no account yet." },
  },
  {
    columns: ["held_addresses.hash"],
    derived: ["held-address"],
    end: { stays: "It names the address of somebody who has left, and opens nothing." },
  },
];

/** The other acts store a new password. */
async function endPassword(tx: Tx, { userId: id, act }: Securing): Promise<void> {
  if (act === "undo") await tx.update(User, { id }, { passwordHash: noPassword });
}

/**
 * Links that undo a change stay valid: with them the holder of an older address takes the account back. A change of the
 * password proves nothing about the address, so the link that confirms it stays valid, too.
 */
async function endLinks(tx: Tx, { userId, act }: Securing): Promise<void> {
  await cancelEmailChange(tx, userId);
  const staying = [TokenPurpose.UNDO_EMAIL, ...(act === "passwordChange" ? [TokenPurpose.VERIFY_EMAIL] : [])];
  await tx.delete(AccountToken, { userId, purpose: Not(In(staying)) });
}

async function endPasskeys(tx: Tx, { userId, endsOtherSignIns }: Securing): Promise<void> {
  if (endsOtherSignIns) await tx.delete(Passkey, { userId });
}
