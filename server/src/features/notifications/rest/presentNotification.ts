import { inEnglish } from "../../../messages";
import type { AppContext } from "../../../platform/context";
import { parts } from "../../../platform/parts";
import { presentMember } from "../../accounts/rest/presentAccount";
import { type Line, summarize } from "../list/notificationService";

export async function presentNotification(ctx: AppContext, line: Line) {
  const { id: _id, kind, actors, count, subjectId, commentId, createdAt, isRead } = line;
  const message = summarize(line);
  return {
    _id,
    kind,
    summary: message ? inEnglish(message) : "",
    actors: await Promise.all(actors.map((actor) => presentMember(ctx, actor.id, actor))),
    count,
    subject: { type: parts().notificationKinds.get(kind)?.subject.name ?? "", _id: subjectId },
    commentId,
    date: createdAt.toISOString(),
    isRead,
  };
}
