import { daysBefore } from "./days";
import { readMentions } from "./readMentions";
import { demoPeople } from "./people/demoPeople";
import type { DemoComment, DemoPost } from "./demoTypes";
import type { PostNotes } from "./notes";
import { datesBetween, shuffled, type Random } from "./seededRandom";

/** About nine months. */
const OLDEST_POST_DAYS = 270;
const USUAL_TALK_DAYS = 1;
/** So that a post without replies can be fresh. */
const SILENCE_DAYS = 0.1;

/** Gives every post and its talk their dates, oldest post first; likes come later, when it is known who joined when. */
export function buildPosts(random: Random, { notes, now }: { notes: PostNotes[]; now: Date }): DemoPost[] {
  return shuffled(random, notes)
    .map((post, place) => buildPost(random, { post, now, place: (place + random()) / notes.length }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** `place` is how far back the post stands, from 0 for the newest to 1 for the oldest. */
type PostSetting = { post: PostNotes; now: Date; place: number };

function buildPost(random: Random, { post, now, place }: PostSetting): DemoPost {
  const talkDays = post.talkDays ?? (post.replies.length > 0 ? USUAL_TALK_DAYS : SILENCE_DAYS);
  const age = talkDays + place ** 2.2 * (OLDEST_POST_DAYS - talkDays);
  const range = { start: daysBefore(now, age), end: daysBefore(now, age - talkDays) };
  const dates = datesBetween(random, range, post.replies.length);
  return {
    key: post.key,
    authorKey: post.by,
    text: post.text,
    createdAt: range.start,
    likes: [],
    comments: buildTalk(post).map((said, index) => ({ ...said, likes: [], createdAt: dates[index] ?? range.end })),
  };
}

const names = new Map(demoPeople.map(({ key, name }) => [key, name]));

/** Reads `"key: what they say"` and `"key > other: what they say"`. An answer to an answer belongs to the same comment. */
function buildTalk({ key, replies }: PostNotes): Pick<DemoComment, "authorKey" | "text" | "mentions" | "replyTo">[] {
  const talk: ReturnType<typeof buildTalk> = [];
  for (const reply of replies) {
    const colon = reply.indexOf(": ");
    const [authorKey = "", other] = reply.slice(0, colon).split(" > ");
    const answered = other === undefined ? null : talk.findLastIndex((earlier) => earlier.authorKey === other);
    if (answered === -1) throw new Error(`${key}: ${authorKey} answers ${other}, who has said nothing`);
    const replyTo = answered === null ? null : (talk[answered]?.replyTo ?? answered);
    talk.push({ authorKey, ...readMentions(reply.slice(colon + 2), names), replyTo });
  }
  return talk;
}
