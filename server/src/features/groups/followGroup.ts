import type { AppContext } from "../../platform/context";
import { GoneError } from "../../errors";
import { topicKey } from "../../platform/live/events";
import { isHidden } from "../blocks/visibility";
import { seesPost } from "../memberships/access";
import type { Group } from "../memberships/Group";
import { loadParent } from "../../platform/database/loader";
import { getGroup } from "./groupService";

/** The current group, then all its changes. Throws NOT_FOUND if there is no such group. */
export async function followGroup(ctx: AppContext, groupId: string): Promise<AsyncIterable<object>> {
  const changes = ctx.events.subscribe(topicKey("groupChanged", groupId));
  try {
    const { id } = await getGroup(ctx, groupId);
    changes.push({ id });
    return changes;
  } catch (error) {
    await changes.return();
    throw error;
  }
}

/** The group of an event, for one subscriber; all subscribers share the loaders. */
export async function groupOfEvent(ctx: AppContext, id: string): Promise<Group> {
  const post = await loadParent(ctx.loaders.post, id);
  if ((await isHidden(ctx, post.authorId)) || !(await seesPost(ctx, post))) throw new GoneError();
  return loadParent(ctx.loaders.group, id);
}
