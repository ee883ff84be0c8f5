import { codeOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { Sessions1764220000000 } from "../migrations/1764220000000-Sessions";

const testApp = useTestApp();
const ask = (token: string) => testApp().graphql(`{ me { id } }`, {}, { token });
const idOf = (token: string) => testApp().services.sessions.find(token);

async function migrate(direction: "up" | "down"): Promise<void> {
  const runner = testApp().db.dataSource.createQueryRunner();
  await new Sessions1764220000000()[direction](runner);
  await runner.release();
}

it("C13 a session that has ended stays ended through the migration, up and down", async () => {
  const { db } = testApp();
  const ada = await buildUser(db);
  const [before, after, open] = [1, 2, 3].map(() => testApp().tokenOf(ada)) as [string, string, string];
  const viewer = await idOf(before);
  await migrate("down");
  await db.query(`insert into revoked_tokens values ($1, $2, $3)`, [viewer?.tokenId, ada.id, viewer?.expiresAt]);
  testApp().services.sessions.announceEnd({ userId: ada.id, tokenId: null });

  await migrate("up");
  expect(codeOf(await ask(before))).toBe("UNAUTHENTICATED");
  expect((await ask(open)).errors).toBeUndefined();

  const ended = await idOf(after);
  await testApp().graphql("mutation { logout }", {}, { token: after });
  await migrate("down");
  const revoked = await db.query<{ id: string }[]>(`select id from revoked_tokens`);
  await migrate("up");
  expect(revoked.map(({ id }) => id).sort()).toEqual([viewer?.tokenId, ended?.tokenId].sort());
  expect(codeOf(await ask(after))).toBe("UNAUTHENTICATED");
});
