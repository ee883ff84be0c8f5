import type { NotificationLineFragment } from "../../generated/notificationHooks";
import { paths } from "../../shared/paths";

/** The page of what a line is about; null for what this version of the page does not know. */
export function pathTo({ kind, subject, commentId }: NotificationLineFragment): string | null {
  if (kind === "ACCOUNT" || kind === "ACCESS_TOKEN") return paths.accountSettings;
  if (kind === "DATA_EXPORT") return paths.privacySettings;
  if (kind === "MODERATION") return subject && "id" in subject ? paths.decision(subject.id) : paths.decisions;
  if (kind === "REPORT") return paths.decisions;
  if (subject?.__typename === "Group")
    return kind === "JOIN_REQUEST" ? paths.groupView(subject.id, "about") : paths.post(subject.id);
  if (subject?.__typename === "Post") return commentId ? paths.reply(subject.id, commentId) : paths.post(subject.id);
  if (subject?.__typename === "Occurrence") return paths.occurrence(subject.id);
  if (subject?.__typename === "User") return paths.profile(subject.id);
  return null;
}
