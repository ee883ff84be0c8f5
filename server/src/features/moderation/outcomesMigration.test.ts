import { useTestApp } from "../../testing/app/harness";
import { moderationCalls, reportedPost } from "../../testing/calls/moderationCalls";
import type { User } from "../accounts/users/User";
import { OutcomesOfReports1764960000000 } from "./migrations/1764960000000-OutcomesOfReports";

const testApp = useTestApp();
const { decide, linesOf } = moderationCalls(testApp);
const scene = reportedPost(testApp);

async function migrate(direction: "up" | "down"): Promise<void> {
  const runner = testApp().db.dataSource.createQueryRunner();
  await new OutcomesOfReports1764960000000()[direction](runner);
  await runner.release();
}

it("C17 reports keep their outcomes and notifications through the migration, down and up", async () => {
  const [acted, kept, open] = [await scene(), await scene(), await scene()];
  await decide(acted.moderator, acted.caseId, { content: "HIDE", reasonShown: "Advertising" });
  await decide(kept.moderator, kept.caseId, {});
  await testApp().runJobs();
  const read = async (as: User) => {
    const { data } = await testApp().graphql("{ myReports { nodes { outcome } } }", {}, { as });
    return [data.myReports.nodes[0].outcome, (await linesOf(as)).map(({ summary }) => summary)];
  };
  const readAll = async () => [await read(acted.reporter), await read(kept.reporter), await read(open.reporter)];
  const before = await readAll();

  await migrate("down");
  await migrate("up");

  expect(before.map(([outcome]) => outcome)).toEqual(["ACTED", "KEPT", null]);
  expect(await readAll()).toEqual(before);
});
