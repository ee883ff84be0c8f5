import { z } from "zod";
import { checkRights, type Delivery, liveEvent, type LiveTypesOf, topicKey } from "../../../platform/live/events";
import { LatestPosts } from "../feed/LatestPosts";

/** Dates are sent between processes as text in ISO 8601. */
const row = z.object({
  id: z.string(),
  authorId: z.string(),
  text: z.string(),
  /** Not sent by processes of the previous version. */
  pictures: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        width: z.int(),
        height: z.int(),
        description: z.string(),
      }),
    )
    .nullish(),
  /** Not sent by processes of the previous version. */
  mentions: z.array(z.object({ start: z.int(), length: z.int(), userId: z.string() })).nullish(),
  createdAt: z.iso.datetime(),
});

const post = row.extend({
  likeCount: z.int(),
  commentCount: z.int(),
  version: z.int(),
  /** null: never edited. Not sent by processes of the previous version. */
  editedAt: z.iso.datetime().nullish(),
  /** Not sent by processes of the previous version. */
  visibility: z.string().default("OPEN"),
});

/** An added or deleted comment comes with the resulting state of its post. */
const comment = row.extend({
  postId: z.string(),
  /** The book that it shares. Not sent by processes of the previous version. */
  bookId: z.string().nullish(),
  /** Not sent by processes of the previous version. */
  version: z.int().default(1),
  editedAt: z.iso.datetime().nullish(),
  /** The comment that it answers. Not sent by processes of the previous version. */
  replyToId: z.string().nullish(),
  answerCount: z.int().default(0),
  likeCount: z.int().default(0),
  post,
});
const removedComment = z.object({ id: z.string(), replyToId: z.string().nullish(), post });

const deletion = z.object({
  id: z.string(),
  /** Who is notified; null or undefined: everyone. */
  audience: z.array(z.string()).nullish(),
  /** Who still sees it, and does not hear of it; processes of the version before do not send it. */
  except: z.array(z.string()).nullish(),
  /** Not sent by processes of the previous version. */
  authorId: z.string().nullish(),
  writerId: z.string().nullish(),
  /** It was hidden before: only those who could see it even so hear of it. */
  wasHidden: z.boolean().nullish(),
});

export type LivePost = z.infer<typeof post>;
export type LiveComment = z.infer<typeof comment>;
export type RemovedComment = z.infer<typeof removedComment>;

/** The topic of checks whether the post is there: it may be gone, also for some viewers only. */
export const postRights = (postId: string) => topicKey("postGone", postId);

/** The same, or the group of the post, or who belongs to it, has changed. */
export const groupRights = (postId: string) => topicKey("groupRights", postId);

/** `postChanged` follows from every event that has a new state of a post. */
export type PostTopic = "likesChanged" | "commentAdded" | "commentChanged" | "commentDeleted" | "postChanged";

const deliveriesOf = (topic: PostTopic, event: object, state: LivePost): Delivery[] => [
  [topicKey(topic, state.id), event],
  [topicKey("postChanged", state.id), state],
];

interface Latest {
  posts: LatestPosts<LivePost>;
  comments: LatestPosts<LiveComment>;
}

const known = new WeakMap<object, Latest>();

/** What is known where these live events are delivered. */
function latestIn(live: object): Latest {
  const found = known.get(live) ?? { posts: new LatestPosts(), comments: new LatestPosts() };
  known.set(live, found);
  return found;
}

/** The newest known state of this post. */
export const latestOf = (live: object, post: LivePost): LivePost => latestIn(live).posts.latest(post);

function withLatest<E extends { post: LivePost }>(event: E, live: object): E {
  const latest = latestOf(live, event.post);
  return latest === event.post ? event : { ...event, post: latest };
}

/** The newest known text of the comment, with the newest known state of its post. */
const latestComment = (event: LiveComment, live: object): LiveComment =>
  withLatest(latestIn(live).comments.latest(event), live);

/** An event never has an older state of its post, or of its comment, than an event before it. */
export const postLiveEvents = {
  postAdded: liveEvent(post, { renew: (event, live) => latestOf(live, event) }),
  postDeleted: liveEvent(deletion, {
    deliveries: (event) => [["postDeleted", event], ...checkRights(postRights(event.id), groupRights(event.id))],
    renew: (event, live) => {
      latestIn(live).posts.forget(event.id);
      return event;
    },
  }),
  postEdited: liveEvent(post, {
    deliveries: (event) => [[topicKey("postChanged", event.id), event]],
    renew: (event, live) => latestOf(live, event),
  }),
  likesChanged: liveEvent(post, {
    deliveries: (event) => deliveriesOf("likesChanged", event, event),
    renew: (event, live) => latestOf(live, event),
  }),
  commentAdded: liveEvent(comment, {
    deliveries: (event) => deliveriesOf("commentAdded", event, event.post),
    renew: latestComment,
  }),
  commentEdited: liveEvent(comment, {
    deliveries: (event) => deliveriesOf("commentChanged", event, event.post),
    renew: latestComment,
  }),
  commentLiked: liveEvent(comment, {
    deliveries: (event) => deliveriesOf("commentChanged", event, event.post),
    renew: latestComment,
  }),
  commentDeleted: liveEvent(removedComment, {
    deliveries: (event) => deliveriesOf("commentDeleted", event, event.post),
    renew: (event, live) => {
      latestIn(live).comments.forget(event.id);
      return withLatest(event, live);
    },
  }),
};

type PostLiveEvents = LiveTypesOf<typeof postLiveEvents>;

declare module "../../../platform/live/events" {
  interface LiveEventTypes extends PostLiveEvents {}
}
