import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { accountActions } from "./accountPolicy";
import { audit } from "./audit";
import { removeMember } from "./departure/removeMember";
import { refuseShared } from "./sharedAccount";

/** Deletes the viewer and all their data at once, as the REST contract says. */
export async function deleteAccount(ctx: AppContext): Promise<void> {
  const viewer = authorize(ctx, accountActions.delete);
  refuseShared(ctx, viewer.id);
  await removeMember(ctx, viewer.id, { keepsContent: false });
  audit(ctx, "account.deleted", viewer.id);
}
