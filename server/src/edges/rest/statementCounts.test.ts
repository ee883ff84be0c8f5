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

/** A profile with work and study, and a post with likes and comments of several people. */
async function buildRow(): Promise<User> {
  const { db } = testApp();
  const profile = await buildProfile(db);
  await buildExperience(db, { profileId: profile.id });
  await buildEducation(db, { profileId: profile.id });
  const post = await buildPost(db, { authorId: profile.userId });
  for (let reply = 0; reply < 3; reply++) {
    await buildComment(db, { postId: post.id });
    await buildLike(db, { postId: post.id });
  }
  return db.findOneByOrFail(User, { id: profile.userId });
}

const lists = ["GET /api/profile", "POST /api/profile/postload", "GET /api/posts"];

it("takes the same number of statements for two rows as for twenty, on every list", async () => {
  const as = await buildRow();
  await buildRow();
  await rest("GET /api/auth", { as });
  const token = testApp().tokenOf(as);

  const forTwo = await countStatements(token);
  for (let built = 2; built < 20; built++) await buildRow();
  const forTwenty = await countStatements(token);

  expect(forTwenty.rows).toEqual([20, 20, 20]);
  expect(forTwenty.statements).toEqual(forTwo.statements);
  expect(Math.max(...forTwenty.statements)).toBeLessThanOrEqual(3);
});

it("takes the same number of statements for a post with two comments as for one with fifty", async () => {
  const as = await buildRow();
  const token = testApp().tokenOf(as);
  const [few, many] = [await buildPost(testApp().db), await buildPost(testApp().db)];
  for (let reply = 0; reply < 2; reply++) await buildComment(testApp().db, { postId: few.id });
  for (let reply = 0; reply < 50; reply++) await buildComment(testApp().db, { postId: many.id });
  await rest("GET /api/auth", { token });

  const { counter } = testApp();
  const forFew = await counter.count(() => rest(`GET /api/posts/${few.id}`, { token }));
  const forMany = await counter.count(() => rest(`GET /api/posts/${many.id}`, { token }));

  expect(forMany).toBe(forFew);
});

async function countStatements(token: string) {
  // What is known of the viewer is read again every five seconds, which building rows can take.
  await rest("GET /api/auth", { token });
  const counted = { statements: [] as number[], rows: [] as number[] };
  for (const route of lists) {
    let rows = 0;
    const statements = await testApp().counter.count(async () => {
      const { body } = await rest(route, { token });
      rows = (body.profiles ?? body).length;
    });
    counted.statements.push(statements);
    counted.rows.push(rows);
  }
  return counted;
}
