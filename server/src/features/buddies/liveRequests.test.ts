import { connect, testApp, useLiveMembers } from "../../testing/live/liveMembers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { blockCalls } from "../../testing/calls/blockCalls";
import { JobRunner } from "../../platform/jobs/JobRunner";
import { parts } from "../../platform/parts";
import type { User } from "../accounts/users/User";

useLiveMembers();

const follow = `subscription { notificationChanged { notification { id kind } removedId unreadCount version } }`;

interface Change {
  notificationChanged: {
    notification: { id: string; kind: string } | null;
    removedId: string | null;
    unreadCount: number;
    version: number;
  };
}

const { send, pair } = buddyCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);
let runner: JobRunner;

beforeAll(() => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  runner = new JobRunner({ services: testApp().services, jobs: parts().jobs, log });
  runner.start();
});

afterAll(() => runner.stop(5_000));

async function subscribe(user: User) {
  const { token } = await testApp().services.sessions.start(user);
  const subscription = connect(token).subscribe<Change>(follow);
  await subscription.until(1);
  return async (number: number) => (await subscription.until(number))[number - 1]?.notificationChanged;
}

/** Bo, who looks at their list while Ada asks; gives Bo's changes, and the line about the request. */
async function asked() {
  const [ada, bo] = await pair();
  const change = await subscribe(bo);
  await send("requestBuddy", ada, bo);
  const line = (await change(2))?.notification;
  expect(line?.kind).toBe("BUDDY_REQUEST");
  return { ada, bo, change, id: line?.id };
}

describe("C7 the notification of a buddy request", () => {
  it.each(["acceptBuddy", "declineBuddy"] as const)("disappears live with %s", async (answer) => {
    const { ada, bo, change, id } = await asked();

    await send(answer, bo, ada);

    expect(await change(3)).toMatchObject({ notification: null, removedId: id, unreadCount: 0 });
  });

  it("disappears live when the request is taken back", async () => {
    const { ada, bo, change, id } = await asked();

    await send("cancelBuddyRequest", ada, bo);

    expect(await change(3)).toMatchObject({ notification: null, removedId: id, unreadCount: 0 });
  });

  it("disappears live when the two ask each other", async () => {
    const { ada, bo, change, id } = await asked();

    await send("requestBuddy", bo, ada);

    expect(await change(3)).toMatchObject({ notification: null, removedId: id, unreadCount: 0 });
  });

  it("disappears live with a block, and not the notification of an acceptance with its request", async () => {
    const { ada, bo, change } = await asked();
    await changeBlock("blockUser", ada, bo);
    expect(await change(3)).toMatchObject({ notification: null, unreadCount: 0 });

    const [eve, kim] = await pair();
    const changeOfEve = await subscribe(eve);
    await send("requestBuddy", eve, kim);
    await send("acceptBuddy", kim, eve);
    expect(await changeOfEve(2)).toMatchObject({ notification: { kind: "BUDDY_ACCEPTED" }, unreadCount: 1 });
    await testApp().runJobs();
    const { data } = await testApp().graphql("{ me { unreadCount } }", {}, { as: eve });
    expect(data.me.unreadCount).toBe(1);
  });
});

describe("C7 the notification of an accepted buddy request", () => {
  it("disappears live when either of the two removes the other", async () => {
    for (const isAsker of [true, false]) {
      const [ada, bo] = await pair();
      const change = await subscribe(ada);
      await send("requestBuddy", ada, bo);
      await send("acceptBuddy", bo, ada);
      expect(await change(2)).toMatchObject({ notification: { kind: "BUDDY_ACCEPTED" }, unreadCount: 1 });

      await (isAsker ? send("removeBuddy", ada, bo) : send("removeBuddy", bo, ada));

      expect(await change(3)).toMatchObject({ notification: null, unreadCount: 0 });
    }
  });
});
