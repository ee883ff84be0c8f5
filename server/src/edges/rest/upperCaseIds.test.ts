import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

describe.each([
  ["lower", (id: string) => id],
  ["upper", (id: string) => id.toUpperCase()],
])("ids in %s case", (_case, spell) => {
  it("lead to a post's comments and likes", async () => {
    const { db } = testApp();
    const as = await buildUser(db);
    const [post, other] = [await buildPost(db), await buildUser(db)];
    const older = await buildComment(db, { postId: post.id });
    await buildLike(db, { postId: post.id, userId: other.id });

    const commented = await rest(`POST /api/posts/comment/${spell(post.id)}`, { as, body: { text: "Hi" } });
    const liked = await rest(`PUT /api/posts/like/${spell(post.id)}`, { as });
    const [mine] = commented.body;
    const deleted = await rest(`DELETE /api/posts/comment/${spell(post.id)}/${spell(mine._id)}`, { as });

    expect(commented.body.map(({ text }: { text: string }) => text)).toEqual(["Hi", older.text]);
    expect(liked.body.map(({ user }: { user: string }) => user)).toEqual([as.id, other.id]);
    expect(deleted.body.map(({ _id }: { _id: string }) => _id)).toEqual([older.id]);
  });

  it("lead to a member and how much they study", async () => {
    const { userId } = await buildProfile(testApp().db, { showsStudyTime: true });

    const { body } = await rest(`GET /api/profile/user/${spell(userId)}/study-time`);
    const { data } = await testApp().graphql(`{ user(id: "${spell(userId)}") { id } }`);

    expect(body).toMatchObject({ showsStudyTime: true, studyTime: expect.any(Object) });
    expect(data.user).toEqual({ id: userId });
  });
});
