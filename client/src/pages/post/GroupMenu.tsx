import { Flex } from "@chakra-ui/react";
import type { Ref } from "react";
import { useNavigate } from "react-router-dom";
import { useCopyingLink } from "../../features/alerts/useCopyingLink";
import { JoinButton } from "../../features/groups/panel/JoinButton";
import { useLeaving } from "../../features/groups/panel/useLeaving";
import { useMuting } from "../../features/groups/panel/useMuting";
import { reportTitles } from "../../features/moderation/texts";
import { useReporting } from "../../features/moderation/useReporting";
import { useDeletingPost } from "../../features/posts/DeletePost";
import { deletePost } from "../../features/posts/texts";
import type { GroupPanelFragment } from "../../generated/groupHooks";
import type { PostContentFragment } from "../../generated/hooks";
import { Trash2 } from "../../generated/icons/Trash2";
import { paths } from "../../shared/paths";
import { ActionsMenu } from "../../ui/menu/ActionsMenu";
import type { MenuEntry } from "../../ui/menu/menuEntry";
import * as texts from "../texts";

interface Props {
  post: PostContentFragment;
  group: GroupPanelFragment;
  /** Moderators hid the first message. */
  isHidden: boolean;
  /** What one can do with the text of the message. */
  ofText: readonly (MenuEntry | null)[];
  /** Gets the place of the way in. */
  joinRef: Ref<HTMLDivElement>;
}

/** The rare actions of a group and of the message that started it, beside the way in. */
export function GroupMenu({ post, group, isHidden, ofText, joinRef }: Props) {
  const copyLink = useCopyingLink(paths.post(post.id));
  const mute = useMuting(group);
  const reportPost = useReporting({ kind: "POST", id: post.id }, reportTitles.POST);
  const reportGroup = useReporting({ kind: "GROUP", id: group.id }, reportTitles.GROUP);
  const leave = useLeaving(group);
  const deletion = useDeleting(post);
  const isMember = group.viewerMembership?.state === "ACTIVE";
  return (
    <Flex gap="2">
      {group.viewerCanJoin && (
        <div ref={joinRef}>
          <JoinButton group={group} />
        </div>
      )}
      <ActionsMenu
        label={texts.groupActions}
        entries={[
          copyLink,
          ...ofText,
          isMember ? mute : null,
          post.viewerCanDelete || isHidden ? null : reportPost.entry,
          mayReport(group) ? reportGroup.entry : null,
          leave.entry,
          deletion.entry,
        ]}
      />
      {reportPost.dialog}
      {reportGroup.dialog}
      {leave.dialog}
      {deletion.dialog}
    </Flex>
  );
}

/** Members cannot report their own group, and in a group of two they report the other's texts or profile instead. */
const mayReport = ({ isForTwo, viewerMembership }: GroupPanelFragment) =>
  !isForTwo && viewerMembership?.role !== "OWNER";

/** Deletes the group and leads back to the list. */
function useDeleting(post: PostContentFragment) {
  const navigate = useNavigate();
  const { ask, dialog } = useDeletingPost(post, {
    onDeleted: () => void navigate(paths.posts),
    onUndone: () => void navigate(paths.post(post.id)),
  });
  const own: MenuEntry = { label: deletePost, Icon: Trash2, isDanger: true, onSelect: ask };
  return { entry: post.viewerCanDelete ? own : null, dialog };
}
