import type { GroupPanelFragment } from "../../generated/groupHooks";
import { type GroupView, paths } from "../../shared/paths";
import { ViewLinks } from "../../ui/navigation/ViewLinks";
import { groupViews } from "./useGroupView";
import * as texts from "../texts";

interface Props {
  postId: string;
  group: GroupPanelFragment | null | undefined;
  current: GroupView | null;
}

/** On a phone, the ways to the parts of a group. */
export function GroupViews({ postId, group, current }: Props) {
  const waiting = group?.joinRequests?.totalCount ?? 0;
  const views = groupViews.map((view) => ({
    to: paths.groupView(postId, view),
    label: view === "about" && waiting > 0 ? texts.aboutWaiting(waiting) : texts.groupViews[view],
    isCurrent: view === current,
  }));
  return <ViewLinks isDense label={texts.partsOfGroup} views={views} marginBottom="4" />;
}
