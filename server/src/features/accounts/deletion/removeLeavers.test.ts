import { departureCalls } from "../../../testing/calls/departureCalls";
import { buildPost } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { User } from "../users/User";
import { removeLeavers } from "./removeLeavers";

const testApp = useTestApp();
const { signUp, leave, passWeek } = departureCalls(testApp);
const isStored = (id: string) => testApp().db.existsBy(User, { id });

describe("C20 a member after their week", () => {
  it("goes although somebody has the address that stands beside texts without a name", async () => {
    const { token } = await signUp("Mallory", "former.member@study-circle.invalid");
    const ada = await signUp("Ada", "ada.leaves@example.com");
    const { id } = await buildPost(testApp().db, { authorId: ada.id });
    await leave(ada.token, "KEEP_WITHOUT_NAME");
    await passWeek(ada.id);

    await removeLeavers(testApp().services);

    expect(await isStored(ada.id)).toBe(false);
    const { data } = await testApp().graphql(`{ post(id: "${id}") { author { name } } }`, {}, { token });
    expect(data.post.author.name).toBe("Former member");
  });

  it("goes although another one cannot be deleted, which the job reports", async () => {
    const { db, services } = testApp();
    const [ada, bo] = [await signUp("Ada", "ada.stays@example.com"), await signUp("Bo", "bo.leaves@example.com")];
    for (const { id, token } of [ada, bo]) {
      await leave(token);
      await passWeek(id);
    }
    await db.query(`update absences set until = until - interval '1 hour' where user_id = $1`, [ada.id]);
    const { sessions } = services;
    const endAllIn = sessions.endAllIn.bind(sessions);
    const spy = vi.spyOn(sessions, "endAllIn").mockImplementation((tx, ids) => {
      if (ids.includes(ada.id)) throw new Error("something is wrong with her rows");
      return endAllIn(tx, ids);
    });

    await expect(removeLeavers(services)).rejects.toThrow("1 of the members could not be deleted");

    expect([await isStored(ada.id), await isStored(bo.id)]).toEqual([true, false]);
    spy.mockRestore();
  });
});
