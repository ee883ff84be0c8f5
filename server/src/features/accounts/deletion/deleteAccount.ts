import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import { audit } from "../users/audit";
import { removeMember } from "./removeMember";
import { refuseShared } from "../signIn/sharedAccount";

/** Deletes the viewer and all their data at once, as the REST contract says. */
export async function deleteAccount(ctx: AppContext): Promise<void> {
  const viewer = authorize(ctx, accountActions.delete);
  refuseShared(ctx, viewer.id);
  await removeMember(ctx, viewer.id, { keepsContent: false });
  audit(ctx, "account.deleted", viewer.id);
}
