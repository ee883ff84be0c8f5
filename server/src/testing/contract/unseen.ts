import { v7 as newId } from "uuid";
import { beginAbsence } from "../../features/accounts/suspension/absence";
import { removeMember } from "../../features/accounts/deletion/removeMember";
import type { User } from "../../features/accounts/users/User";
import { Comment } from "../../features/groups/discussion/Comment";
import { hideComment, hidePost } from "../../features/groups/discussion/hiding";
import type { Tx } from "../../platform/events/transaction";
import { buildBook } from "../app/buildBook";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";
import { sessionCalls } from "../calls/sessionCalls";

export interface UnseenScene {
  /** null: a guest. */
  viewer: User | null;
  other: User;
  ownPost: string;
  othersPost: string;
  /** The other has read it, and shared it with the group of each. */
  book: string;
  sessions: string[];
  /** Of the other, in their own group. */
  comment: string;
  /** Of somebody else, in the group of the other. */
  thirdsComment: string;
  /** What of theirs is not to be found. */
  unseen: UnseenReason["unseen"];
  /** It is the viewer who has blocked the other. */
  blocksOther: boolean;
  /** What must be in no answer. */
  traces: string[];
}

/** Why a viewer does not see something of another member. */
interface UnseenReason {
  /** What of theirs is not to be found. */
  unseen: ("person" | "post" | "text")[];
  /** Left out: the other of the two members looks. */
  isForGuests?: true;
  /** The viewer has blocked the other. */
  blocksOther?: boolean;
  apply(viewer: User, other: User, written: { posts: string[]; comments: string[] }): Promise<unknown>;
}

/** Why members and what they wrote are not to be seen, and two members who meet everywhere before that. */
export function unseenScenes(testApp: () => TestApp) {
  const { meetEachOther } = sessionCalls(testApp);
  const act = (name: string, as: User, to: User) =>
    testApp().graphql(`mutation { ${name}(input: { userId: "${to.id}" }) { id } }`, {}, { as });
  const block = (blocker: User, blocked: User) => act("blockUser", blocker, blocked);

  const everything: UnseenReason["unseen"] = ["person", "post", "text"];
  const inTransaction = (work: (tx: Tx) => Promise<unknown>) => testApp().services.db.transaction(work);

  const reasons: Record<string, UnseenReason> = {
    "C3 a member whom the viewer blocked": {
      unseen: everything,
      blocksOther: true,
      apply: (viewer, other) => block(viewer, other),
    },
    "C3 a member who blocked the viewer": { unseen: everything, apply: (viewer, other) => block(other, viewer) },
    "C19 an absent member": {
      unseen: ["person"],
      apply: (_viewer, { id }) =>
        inTransaction((tx) =>
          beginAbsence(testApp().services, tx, id, { kind: "SUSPENDED", until: null, reason: null }),
        ),
    },
    "C20 a member who is leaving": {
      unseen: ["person"],
      apply: (_viewer, { id }) =>
        inTransaction((tx) =>
          beginAbsence(testApp().services, tx, id, {
            kind: "LEAVING",
            until: new Date(Date.now() + 1e8),
            reason: null,
          }),
        ),
    },
    "C20 a member who is gone": {
      unseen: everything,
      apply: (_viewer, { id }) => removeMember(testApp().services, id, { keepsContent: false }),
    },
    "C20 a member who is gone and left what they wrote": {
      unseen: ["person"],
      apply: (_viewer, { id }) => removeMember(testApp().services, id, { keepsContent: true }),
    },
    "C20 a member with a profile for members only, to a guest": {
      // The title of their newest group may be shown to guests, without a word about them.
      unseen: ["person"],
      isForGuests: true,
      apply: (_viewer, other) =>
        testApp().graphql(`mutation { saveProfile(input: { visibility: MEMBERS }) { id } }`, {}, { as: other }),
    },
    "B3 a private group that the viewer is not in": {
      unseen: ["post", "text"],
      async apply(_viewer, other, { posts: [groupId], comments: [elsewhere] }) {
        await testApp().db.delete(Comment, { id: elsewhere });
        const input = `{ groupId: "${groupId}", visibility: PRIVATE }`;
        await testApp().graphql(`mutation { updateGroup(input: ${input}) { id } }`, {}, { as: other });
      },
    },
    "C17 what moderators hid": {
      unseen: ["post", "text"],
      apply: (_viewer, _other, { posts, comments }) =>
        inTransaction(async (tx) => {
          for (const id of posts) await hidePost(tx, id, true);
          for (const id of comments) await hideComment(tx, id, true);
        }),
    },
  };

  /** Two members who meet wherever members can meet, in lists and notifications too, before there is a reason not to. */
  async function buildScene({ unseen, isForGuests, blocksOther = false, apply }: UnseenReason): Promise<UnseenScene> {
    const { db } = testApp();
    const [name, text] = [`Person ${newId()}`, `Text ${newId()}`];
    const viewer = await buildUser(db);
    const other = await buildUser(db, { name });
    await buildProfile(db, { userId: viewer.id });
    await buildProfile(db, { userId: other.id, bio: name, company: name });
    const book = await buildBook(db);
    const own = await buildPost(db, { authorId: viewer.id });
    const others = await buildPost(db, { authorId: other.id, text });
    const comments = [];
    for (const { id: postId } of [own, others]) {
      comments.push(await buildComment(db, { postId, authorId: other.id, text, bookId: book }));
      await buildComment(db, { postId, authorId: viewer.id });
      await buildLike(db, { postId, userId: other.id });
    }
    const { id: thirdsComment } = await buildComment(db, { postId: others.id });
    // They had another name then.
    const mentions = [{ start: 0, length: 8, userId: other.id }];
    await buildComment(db, { postId: own.id, text: "@Formerly", mentions });
    await act("requestBuddy", other, viewer);
    await act("acceptBuddy", viewer, other);
    await testApp().runJobs();
    await testApp().graphql(`mutation { rateBook(input: { bookId: "${book}", rating: 4 }) { id } }`, {}, { as: other });
    const sessions = await meetEachOther({ viewer, other, own: own.id, others: others.id, title: text });
    await apply(viewer, other, { posts: [others.id], comments: comments.map(({ id }) => id) });
    const traces = { person: [name, other.id], post: [others.id], text: [text] };
    return {
      viewer: isForGuests ? null : viewer,
      other,
      ownPost: own.id,
      othersPost: others.id,
      book,
      sessions,
      comment: comments.at(-1)?.id ?? "",
      thirdsComment,
      unseen,
      blocksOther,
      traces: unseen.flatMap((what) => traces[what]),
    };
  }

  return { reasons, buildScene };
}
