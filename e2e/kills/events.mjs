import { setTimeout as wait } from "node:timers/promises";

/** So long no event may be delivered while some wait. The runs of a killed process end by themselves sooner. */
const stuckMs = 120_000;

/**
 * Every stored change must have been heard of once, and nothing else: a post that was added or liked, and a comment that was
 * deleted.
 */
export async function findFailedEvents({ notesUrl, removable, deleted, interrupted }) {
  const { noted, posts, likes, comments, waiting } = await untilHeard(notesUrl);
  const heard = (kind) => noted.filter((note) => note.kind === kind).map(({ id }) => id);
  const there = new Set(comments);
  const undone = [...heard("commentDeleted"), ...deleted].filter((id) => there.has(id));
  return [
    ...(waiting > 0 ? [`${waiting} events wait, and none was delivered for ${stuckMs / 1_000} s`] : []),
    ...compare("postAdded", heard("postAdded"), new Set(posts)),
    ...compare("postLiked", heard("postLiked"), new Set(likes)),
    ...repeated("commentDeleted", heard("commentDeleted")),
    ...missing(
      "commentDeleted",
      heard("commentDeleted"),
      [...removable].filter((id) => !there.has(id)),
    ),
    ...(undone.length > 0 ? [`${undone.length} comments are there that were deleted`] : []),
    ...(interrupted === 0 ? ["no event was on its way at any kill, so nothing was tested"] : []),
  ];
}

async function untilHeard(notesUrl) {
  const ask = async () => (await fetch(notesUrl)).json();
  let found = await ask();
  let least = { waiting: found.waiting, at: Date.now() };
  while (found.waiting > 0 && Date.now() - least.at < stuckMs) {
    await wait(1_000);
    found = await ask();
    if (found.waiting < least.waiting) least = { waiting: found.waiting, at: Date.now() };
  }
  return found;
}

function compare(kind, heard, stored) {
  const without = heard.filter((id) => !stored.has(id)).length;
  return [
    ...repeated(kind, heard),
    ...missing(kind, heard, stored),
    ...(without > 0 ? [`${without} ${kind} were heard of without their change`] : []),
  ];
}

function repeated(kind, heard) {
  const more = heard.length - new Set(heard).size;
  return more > 0 ? [`${more} ${kind} were heard of twice`] : [];
}

function missing(kind, heard, stored) {
  const all = new Set(heard);
  const never = [...stored].filter((id) => !all.has(id)).length;
  return never > 0 ? [`${never} ${kind} were never heard of`] : [];
}
