import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

const read = async () => (await testApp().graphql("{ siteCounts { members groups studying } }")).data.siteCounts;

describe("what visitors read of the site", () => {
  it("counts members, groups that are not private, and who studies in open rooms; once for many visitors", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const { id } = await buildPost(db, { authorId: ada.id });
    const { id: secret } = await buildPost(db, { authorId: bo.id });
    const hide = `mutation { updateGroup(input: { groupId: "${secret}", visibility: PRIVATE }) { id } }`;
    await testApp().graphql(hide, {}, { as: bo });
    const enter = (roomId: string) => `mutation { enterRoom(input: { roomId: "${roomId}" }) { id } }`;
    await testApp().graphql(enter(id), {}, { as: ada });
    await testApp().graphql(enter(secret), {}, { as: bo });

    const { members } = await read();
    const statements = await testApp().counter.count(async () => {
      expect(await read()).toEqual({ members, groups: 1, studying: 1 });
    });
    expect(members).toBeGreaterThanOrEqual(2);
    expect(statements).toBe(0);
  });
});
