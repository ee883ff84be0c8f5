import { readdirSync } from "node:fs";
import path from "node:path";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { departureCalls } from "../../testing/calls/departureCalls";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { pictureCalls } from "../../testing/calls/pictureCalls";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { removeMember } from "../accounts/deletion/removeMember";
import type { User } from "../accounts/users/User";
import { removePictures } from "../pictures/removePictures";
import { FolderStore } from "../pictures/store/FolderStore";
import { removeReportedTexts } from "./removeTexts";

const folder = path.join(temporaryFolder("reported"), "pictures");
const testApp = useTestApp({ pictureStore: new FolderStore(folder) });
const { staff, report, decide, caseOf } = moderationCalls(testApp);
const { upload, statusOf } = pictureCalls(testApp);
const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));

const shown = "pictures { id url thumbnail description }";
const fileOf = async (moderator: User, caseId: string) => {
  const query = `{ moderationCase(id: "${caseId}") { case { text ${shown} } subject { ${shown} } otherTexts { text ${shown} } } }`;
  return (await testApp().graphql(query, {}, { as: moderator })).data.moderationCase;
};
const send = async (name: string, input: object, as: User) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { id version ${shown} } }`;
  const { data, errors } = await testApp().graphql(query, { input }, { as });
  if (errors) throw new Error(errors[0]?.message);
  return data[name];
};
const statuses = (pictures: { url: string; thumbnail: string }[]) =>
  Promise.all(pictures.flatMap(({ url, thumbnail }) => [url, thumbnail]).map(statusOf));

/** A comment with a picture, which was reported. */
async function scene() {
  const { db } = testApp();
  const [author, ada, bo] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const post = await buildPost(db);
  const first = await upload(author);
  const pictures = [{ id: first.id, description: "An insult" }];
  const comment = await send("addComment", { postId: post.id, text: "Look", pictures }, author);
  await report(ada, "COMMENT", comment.id);
  return { author, bo, comment, first, moderator: await staff(), caseId: await caseOf(comment.id) };
}

describe("W4 the pictures of a reported text", () => {
  it("are in its case, under an address that only moderators are given", async () => {
    const { first, moderator, caseId } = await scene();

    const { case: found, subject } = await fileOf(moderator, caseId);

    const described = [{ id: first.id, description: "An insult" }];
    expect([found.pictures, subject.pictures]).toMatchObject([described, described]);
    expect(subject.pictures[0].url).toBe(first.url);
    expect(found.pictures[0].url).not.toBe(first.url);
    expect(await statuses(found.pictures)).toEqual([200, 200]);
  });

  it("stay there when the author takes them out, and when the text is deleted; for nobody else", async () => {
    const { author, bo, comment, first, moderator, caseId } = await scene();
    const second = await upload(author);
    const pictures = [{ id: second.id, description: "Nothing" }];
    await send("updateComment", { commentId: comment.id, text: "Look", version: 1, pictures }, author);
    await report(bo, "COMMENT", comment.id);
    await testApp().graphql(`mutation { deleteComment(id: "${comment.id}") { id } }`, {}, { as: author });
    await removePictures(testApp().services);

    const { case: found, subject, otherTexts } = await fileOf(moderator, caseId);

    expect([found.pictures, otherTexts, subject]).toMatchObject([
      [{ id: first.id, description: "An insult" }],
      [{ text: "Look", pictures: [{ id: second.id, description: "Nothing" }] }],
      null,
    ]);
    expect(await statuses([...found.pictures, ...otherTexts[0].pictures])).toEqual([200, 200, 200, 200]);
    expect(await statuses([first, second])).toEqual([404, 404, 404, 404]);
  });

  it("stay there when the account is deleted", async () => {
    const { author, first, moderator, caseId } = await scene();

    await departureCalls(testApp).passWeek(author.id);
    await removeMember(testApp().services, author.id, { keepsContent: false });
    await removePictures(testApp().services);

    const { case: found } = await fileOf(moderator, caseId);
    expect([await statuses(found.pictures), await statusOf(first.url)]).toEqual([[200, 200], 404]);
  });

  it("go with the text of the case, files and all", async () => {
    const { author, comment, moderator, caseId } = await scene();
    const before = files().length;
    await send("updateComment", { commentId: comment.id, text: "Look", version: 1, pictures: [] }, author);
    const { pictures } = (await fileOf(moderator, caseId)).case;
    await decide(moderator, caseId, {});
    await removePictures(testApp().services);
    expect(files()).toHaveLength(before);
    await testApp().db.query(
      "update moderation_cases set decided_at = clock_timestamp() - interval '31 days' where id = $1",
      [caseId],
    );

    await removeReportedTexts.run(testApp().services, {}, {} as never);
    await removePictures(testApp().services);

    expect((await fileOf(moderator, caseId)).case).toEqual({ text: null, pictures: [] });
    expect([await statuses(pictures), files().length]).toEqual([[404, 404], before - 2]);
  });

  it("are those of its post for a group, and none for a text without any", async () => {
    const { db } = testApp();
    const [author, ada] = [await buildUser(db), await buildUser(db)];
    const { id } = await upload(author);
    const post = await send("createPost", { text: "Join us", pictures: [{ id }] }, author);
    const comment = await buildComment(db, { postId: post.id, authorId: author.id });
    await report(ada, "GROUP", post.id);
    await report(ada, "COMMENT", comment.id);
    const moderator = await staff();

    const [ofGroup, ofComment] = [
      await fileOf(moderator, await caseOf(post.id)),
      await fileOf(moderator, await caseOf(comment.id)),
    ];

    expect([ofGroup.case.pictures, ofGroup.subject.pictures]).toMatchObject([[{ id }], [{ id }]]);
    expect([ofComment.case.pictures, ofComment.subject.pictures]).toEqual([[], []]);
  });
});
