import { audit } from "../../accounts/users/audit";
import type { AppContext } from "../../../platform/context";

interface About {
  groupId: string;
  /** The member whom it concerns. */
  memberId?: string;
}

/** Logs what the viewer did as the owner or a moderator of a group. */
export const auditGroup = (ctx: AppContext, event: string, about: About): void =>
  audit(ctx, event, ctx.viewer?.id, about);
