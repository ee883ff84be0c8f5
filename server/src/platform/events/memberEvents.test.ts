import { createContext } from "../context";
import { addComment, deleteComment } from "../../features/groups/discussion/commentService";
import { likePost, unlikePost } from "../../features/groups/discussion/likes";
import { Post } from "../../features/groups/discussion/Post";
import { createPost, deletePost } from "../../features/groups/discussion/postService";
import { deleteAccount } from "../../features/accounts/deletion/deleteAccount";
import { User } from "../../features/accounts/users/User";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { testApp, log, deliveries, makeServices, deliver, useTestEvents } from "../../testing/app/testEvents";

useTestEvents();

const contextOf = (user: User, services = makeServices()) =>
  createContext(services, {
    viewer: { id: user.id, tokenId: user.id, expiresAt: new Date(Date.now() + 60_000) },
    hasInvalidToken: false,
    requestId: "test",
    ip: "127.0.0.1",
    baseUrl: "",
    log,
  });

describe("what members do", () => {
  it("is delivered to jobs with the ids of what changed, and of those who did it", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    const post = await buildPost(db, { authorId: ada.id });
    const userId = bob.id;

    await likePost(contextOf(bob), post.id);
    await likePost(contextOf(bob), post.id);
    await unlikePost(contextOf(bob), post.id);
    const comment = await addComment(contextOf(bob), { postId: post.id, text: "Hello" });
    await deleteComment(contextOf(bob), comment.id);
    await deletePost(contextOf(ada), post.id);
    await deliver();

    const plain = deliveries.map(({ eventId: _eventId, ...rest }) => rest);
    expect(plain).toHaveLength(5);
    expect(plain).toEqual(
      expect.arrayContaining([
        { kind: "postLiked", postId: post.id, userId },
        { kind: "postUnliked", postId: post.id, userId },
        { kind: "commentAdded", commentId: comment.id, postId: post.id, authorId: userId, isAnswer: false },
        { kind: "commentDeleted", commentId: comment.id, postId: post.id, authorId: userId },
        { kind: "postDeleted", postId: post.id, authorId: ada.id },
      ]),
    );
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(5);
  });

  it("is delivered once for a request that is repeated with its key", async () => {
    const ada = await buildUser(testApp().db);
    const input = { text: "Hello", idempotencyKey: "once" };

    const first = await createPost(contextOf(ada), input);
    await createPost(contextOf(ada), input);
    await deliver();

    expect(deliveries.map(({ kind, postId }) => [kind, postId])).toEqual([
      ["postAdded", first.id],
      ["postAdded", first.id],
    ]);
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it("takes the same statement as ever while no job subscribes", async () => {
    const ada = await buildUser(testApp().db);
    const services = makeServices([]);

    const count = await testApp().counter.count(() => createPost(contextOf(ada, services), { text: "Hello" }));

    expect(count).toBe(1);
    expect(testApp().counter.statements.at(-1)).not.toContain("outbox");
  });

  it("is delivered for everything that a deleted account takes with it", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    const own = await buildPost(db, { authorId: ada.id });
    const other = await buildPost(db, { authorId: bob.id });
    const comment = await buildComment(db, { postId: other.id, authorId: ada.id });
    await db.update(Post, { id: other.id }, { commentCount: 1 });

    await deleteAccount(contextOf(ada));
    await deliver();

    expect(deliveries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "accountDeleted", userId: ada.id }),
        expect.objectContaining({ kind: "postDeleted", postId: own.id, authorId: ada.id }),
        expect.objectContaining({ kind: "commentDeleted", commentId: comment.id, postId: other.id }),
      ]),
    );
    expect(deliveries).toHaveLength(3);
  });
});
