import type { GroupStateFragment } from "../../generated/groupHooks";
import * as texts from "./texts";

/** How many are in the group, and of how many it has room for. */
export const describeCount = ({ memberCount, capacity }: Pick<GroupStateFragment, "memberCount" | "capacity">) =>
  capacity === null ? texts.memberCount(memberCount) : texts.membersOf(memberCount, capacity);
