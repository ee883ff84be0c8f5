import { v7 as newId } from "uuid";
import { hashToken } from "../../../platform/auth/hashToken";
import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { parts } from "../../../platform/parts";
import { anyKind } from "../settings/NotificationSetting";
import { findLink, muteByLink, stopDigests, stopKind, storeLink } from "./mailStatements";

interface Stopped {
  /** null: no more digests, or a group was muted. */
  kind: string | null;
  isGroup: boolean;
}

/** The format of tokens; others are rejected without a query. */
const pattern = /^[\w-]{43}$/;

/**
 * The token of a link that stops the mails of a kind or the digests of a member, or mutes a group for them. It never expires:
 * it is derived, so that all mails have the same one and only its hash is stored.
 */
export async function makeLink(
  tx: Tx,
  { deriveToken }: Pick<FeatureServices, "deriveToken">,
  { userId, kind = anyKind, groupId = null }: { userId: string; kind?: string; groupId?: string | null },
): Promise<string> {
  const token = deriveToken("unsubscribe", `${userId} ${groupId ? `group ${groupId}` : kind}`);
  await tx.rows(storeLink, [hashToken(token), userId, kind, groupId]);
  return token;
}

/** Unsubscribes as the link says. Idempotent. null: there is no such link. */
export async function useLink({ db }: Pick<FeatureServices, "db">, token: string): Promise<Stopped | null> {
  if (!pattern.test(token)) return null;
  return db.transaction(async (tx) => {
    const [link] = await tx.rows<FoundLink>(findLink, [hashToken(token)]);
    if (!link) return null;
    if (link.groupId) {
      await tx.rows(muteByLink, [newId(), link.userId, link.groupId]);
      return { kind: null, isGroup: true };
    }
    await tx.rows(stopKind, [link.userId, link.kind]);
    if (link.kind === anyKind) await tx.rows(stopDigests, [link.userId]);
    return { kind: parts().notificationKinds.has(link.kind) ? link.kind : null, isGroup: false };
  });
}

interface FoundLink {
  userId: string;
  kind: string;
  groupId: string | null;
}
