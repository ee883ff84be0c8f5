import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { arrange, openAll, type Pages, type Scene, shiftsOf, socketsOf } from "../support/livePages";
import { plan } from "../support/sessions";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

/** How soon a page must be right again without live updates, and how long they are lost in the middle, in milliseconds. */
const [rightWithin, lostFor] = [35_000, 75_000];

const socketNoise = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/;
const line = (page: Page) => page.getByRole("status").filter({ hasText: "Live updates aren't working" });

/** What Ben, and Ada on another device, do meanwhile. */
async function happen(api: Api, { ada, ben, groupId, dateId, interest }: Scene) {
  const act = (person: Person, mutation: string, id = groupId) =>
    api.as(person, `mutation ($id: ID!) { ${mutation} }`, { id });
  await api.addComment(ben, groupId, "Count me in");
  await act(ben, `enterRoom(input: { roomId: $id, goal: "Chapter 3" }) { id }`);
  await act(ben, `keepSeat(input: { roomId: $id, goal: "Chapter 3" }) { id }`);
  await act(ben, `requestBuddy(input: { userId: $id }) { id }`, ada.id);
  await act(ben, `answerOccurrence(input: { occurrenceId: $id, answer: GOING }) { going }`, dateId);
  await plan(api, ada, { groupId, title: "Proofs", startTime: "22:00" });
  await startGroup(api, ben, { interest }, `A new circle of ${ben.id}`);
}

/** Every page shows what happened. */
async function expectRight(pages: Pages, { ben }: Scene) {
  const { post, room, bell, buddies, week, home, list, date } = pages;
  const soon = { timeout: rightWithin };
  const main = (page: Page) => page.getByRole("main");
  await Promise.all([
    expect(main(post).getByText("Count me in")).toBeVisible(soon),
    expect(main(room).getByText("Chapter 3")).toBeVisible(soon),
    expect(
      bell.url().endsWith("/notifications")
        ? main(bell)
            .getByText(/Ben Okafor/)
            .first()
        : bell.getByRole("link", { name: /^Notifications, \d+ unread/ }).first(),
    ).toBeVisible(soon),
    expect(
      main(buddies)
        .getByRole("region", { name: /^Waiting for your answer/ })
        .getByRole("link", { name: "Ben Okafor" }),
    ).toBeVisible(soon),
    expect(main(week).getByRole("link", { name: "Proofs" })).toBeVisible(soon),
    expect(
      main(home)
        .getByText(/Ben Okafor/)
        .first(),
    ).toBeVisible(soon),
    expect(main(list).getByText(ben.id)).toBeVisible(soon),
    expect(
      main(date)
        .getByText(/Ben Okafor|1 going/)
        .first(),
    ).toBeVisible(soon),
  ]);
}

const expectBehind = (pages: Pages) =>
  Promise.all(Object.entries(pages).map(([name, page]) => expect(line(page), name).toBeVisible()));

const enterRoom = async ({ room }: Pages) => {
  await room.getByLabel("What do you want to do?").fill("Essay");
  await room.getByRole("button", { name: "Enter the room" }).click();
  await room.getByRole("button", { name: "Start the timer" }).click();
  await expect(room.getByRole("timer")).toBeVisible();
};

test.describe.configure({ timeout: 150_000 });

test("N12 without WebSockets every live page says so, is right within 35 seconds, and keeps one's seat", async ({
  page,
  context,
  api,
  logInAs,
  allowComplaints,
  expectAccessible,
}) => {
  allowComplaints(socketNoise);
  const scene = await arrange(api, "FINANCE");
  await socketsOf(context, true);
  await logInAs(scene.ada);
  const pages = await openAll(context, scene, "/groups/mine");
  await expectBehind(pages);
  // Before anything is pressed: what moves late after a press on a busy machine is no work of the line.
  const shifts = Object.entries(pages).map(async ([name, one]) => ({ name, ...(await shiftsOf(one)) }));
  expect((await Promise.all(shifts)).filter(({ shift }) => shift > 0.02)).toEqual([]);
  await enterRoom(pages);
  const enteredAt = Date.now();

  await happen(api, scene);

  await expectRight(pages, scene);
  await expectAccessible(pages.post);
  // A seat without a socket and without plain requests would be free by now.
  await page.waitForTimeout(Math.max(0, enteredAt + 27_000 - Date.now()));
  const { groupId, ben } = scene;
  const seen = await api.as<{ room: { peopleCount: number } }>(ben, `{ room(id: "${groupId}") { peopleCount } }`);
  expect(seen.room.peopleCount).toBe(2);
  await expect(pages.room.getByText("2 people here")).toBeVisible();
  await expect(pages.room.getByRole("timer")).toBeVisible();
});

test("N12 live updates lost for 75 seconds: right within 35, the seat and the timer stay, and then all is live", async ({
  page,
  context,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(socketNoise);
  const scene = await arrange(api, "CHEMISTRY");
  const sockets = await socketsOf(context);
  await logInAs(scene.ada);
  const pages = await openAll(context, scene, "/notifications");
  await enterRoom(pages);
  await sockets.cut();
  const end = Date.now() + lostFor;
  await happen(api, scene);

  await expectRight(pages, scene);
  await expectBehind(pages);
  await page.waitForTimeout(Math.max(0, end - Date.now()));
  sockets.restore();

  await Promise.all(Object.values(pages).map((one) => expect(line(one)).toBeHidden({ timeout: rightWithin })));
  await expect(pages.room.getByRole("listitem").filter({ hasText: "Ada Quist" })).toContainText("Essay");
  await expect(pages.room.getByRole("timer")).toBeVisible();
  await api.addComment(scene.ben, scene.groupId, "Live again");
  await expect(pages.post.getByText("Live again")).toBeVisible();
});

test("N12 who had no network for 30 seconds is in the room again, and reads that the timer stopped", async ({
  page,
  context,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(socketNoise);
  const scene = await arrange(api, "CHEMISTRY");
  const sockets = await socketsOf(context);
  await logInAs(scene.ada);
  const room = page;
  await room.goto(`/room/${scene.groupId}`);
  await enterRoom({ room } as Pages);
  await context.setOffline(true);
  await sockets.cut();
  await page.waitForTimeout(30_000);
  const ask = `{ room(id: "${scene.groupId}") { peopleCount } }`;
  expect(await api.as(scene.ben, ask)).toEqual({ room: { peopleCount: 0 } });
  sockets.restore();
  await context.setOffline(false);

  await expect(room.getByText(/You're back in the room, but its timer stopped/)).toBeVisible({ timeout: rightWithin });
  await expect(room.getByRole("button", { name: "Leave the room" })).toBeVisible();
  await expect(room.getByRole("listitem").filter({ hasText: "Ada Quist" })).toContainText("Essay");
});
