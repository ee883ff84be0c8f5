import { User } from "../../features/accounts/users/User";
import {
  buildComment,
  buildEducation,
  buildExperience,
  buildLike,
  buildPost,
  buildProfile,
} from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

/** A member of whom there is something on every route. */
async function buildKnownMember() {
  const { db } = testApp();
  const profile = await buildProfile(db);
  await buildExperience(db, { profileId: profile.id });
  await buildEducation(db, { profileId: profile.id });
  const post = await buildPost(db, { authorId: profile.userId });
  const comment = await buildComment(db, { postId: post.id, authorId: profile.userId });
  await buildLike(db, { postId: post.id, userId: profile.userId });
  return { user: await db.findOneByOrFail(User, { id: profile.userId }), post, comment };
}

it("shows an e-mail to nobody but its owner on GET /api/auth, and a password hash to no one", async () => {
  const { user: known, post, comment } = await buildKnownMember();
  const { user: viewer, post: own } = await buildKnownMember();
  const job = { title: "a", company: "b", from: "2020-01-01" };
  const study = { school: "a", degree: "b", fieldofstudy: "c", from: "2020-01-01" };
  const walk: [string, unknown?][] = [
    ["POST /api/users", { name: "Copy", email: known.email, password: "paper7" }],
    ["POST /api/auth", { email: known.email, password: "wrong" }],
    ["GET /api/profile/me"],
    ["POST /api/profile", { status: "Intern", skills: "a" }],
    ["GET /api/profile"],
    ["POST /api/profile/postload"],
    [`GET /api/profile/user/${known.id}`],
    ["PUT /api/profile/experience", job],
    ["PUT /api/profile/education", study],
    ["DELETE /api/profile/experience/abc"],
    ["DELETE /api/profile/education/abc"],
    ["POST /api/posts", { text: "Hi" }],
    ["GET /api/posts"],
    [`GET /api/posts/${post.id}`],
    [`PUT /api/posts/like/${post.id}`],
    [`POST /api/posts/comment/${post.id}`, { text: "Hi" }],
    [`DELETE /api/posts/comment/${post.id}/${comment.id}`],
    [`DELETE /api/posts/${post.id}`],
    [`DELETE /api/posts/${own.id}`],
    ["DELETE /api/profile"],
  ];

  for (const [route, body] of walk) {
    const answer = await rest(route, { as: viewer, body });
    const text = JSON.stringify(answer.body);

    expect([route, text]).toEqual([
      route,
      expect.not.stringMatching(/@example\.com|email"|password"|hash|tokenVersion/i),
    ]);
  }
});
