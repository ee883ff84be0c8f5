import { readFileSync } from "node:fs";
import path from "node:path";
import { getOperationAST, parse } from "graphql";
import { requestRates as rates } from "../../platform/limits/rates";
import { type CurlExample, readShell } from "../../testing/contract/curlExamples";
import { buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { LiveClient, listen } from "../../testing/live/LiveClient";

const testApp = useTestApp();
const guide = readFileSync(path.join(__dirname, "../../../../docs/graphql.md"), "utf8");

interface Example {
  name: string;
  query: string;
  variables: string;
  answer: string | undefined;
}

/** The operations of the page with the variables below them, and the answer where the page shows it. */
const examples: Example[] = [
  ...guide.matchAll(/```graphql\n(.*?)```(?:\n+```json\n(.*?)```)?(?:\n+answers\n+```json answer\n(.*?)```)?/gs),
].map(([, query = "", variables = "{}", answer]) => ({
  name: getOperationAST(parse(query))?.name?.value ?? "",
  query,
  variables,
  answer,
}));

const find = (name: string) => examples.find((example) => example.name === name) as Example;

/** What a reader would have copied from an answer into the next operation. */
const copied = { token: "", postId: "", memberId: "", buddyId: "", mailToken: "", dateId: "", commentId: "" };
const variablesOf = ({ variables }: Example) =>
  JSON.parse(
    variables
      .replaceAll("POST_ID", copied.postId)
      .replaceAll("MEMBER_ID", copied.memberId)
      .replaceAll("BUDDY_ID", copied.buddyId)
      .replaceAll("DATE_ID", copied.dateId)
      .replaceAll("COMMENT_ID", copied.commentId)
      .replace("MAIL_TOKEN", copied.mailToken),
  ) as Record<string, unknown>;
const run = (example: Example) =>
  testApp().graphql(example.query, variablesOf(example), copied.token ? { token: copied.token } : {});

/** A buddy of who signed up. */
async function buildBuddy(): Promise<string> {
  const { id } = await buildUser(testApp().db);
  const { data } = await testApp().graphql("{ me { id } }", {}, { token: copied.token });
  await testApp().db.query(
    `insert into buddy_links (id, user_id, buddy_id)
     values (gen_random_uuid(), $1, $2), (gen_random_uuid(), $2, $1)`,
    [id, data.me.id],
  );
  return id;
}

const subscriptions = ["Replies", "RoomChanges"];

/** These need a confirmed address, or end sessions, so they run after all others. */
const recovery = ["SendAgain", "ConfirmAddress", "ForgotPassword", "NewPassword"];
const afterConfirming = ["SendAgain", "ConfirmAddress", "Ask", "StudyTogether", "ForgotPassword", "NewPassword"];

describe("M32 docs/graphql.md", () => {
  it("has a first query, a sign-in, writes, a subscription, an error and a page", () => {
    const account = ["SignUp", "WhoAmI", "Confirm", "NewToken", "Devices"];
    const names = [
      "Buddies",
      ...account,
      "Start",
      ...["Reply", "Discussion", "Like", "Edit"],
      "Profile",
      "Wishes",
      "Replies",
      "Group",
      ...["FindGroups", "Search", "FindBuddies"],
      ...["PlanSession", "MyCalendar", "AnswerDate", "FreeSeats"],
      "AddBook",
      "RoomChanges",
      "EnterRoom",
      "MyBuddies",
      "Ask",
      "StudyTogether",
      "Suggestions",
      "Fitting",
      "Dismiss",
      "WhatIsNew",
      "HowIAmNotified",
      "DigestOfReplies",
      "QuietGroups",
      "CopyMyData",
      "Wrong",
      "Page",
      ...recovery,
    ];

    expect(examples.map(({ name }) => name)).toEqual(names);
    expect(guide.match(/```graphql$/gm)).toHaveLength(names.length);
  });

  it("has a curl that answers the public directory", async () => {
    await buildProfile(testApp().db);
    const [curl, ...others] = readShell(guide, {}) as Iterable<CurlExample>;
    const { method, url, headers, body } = curl as CurlExample;

    const answer = await testApp().http.inject({ method: method as "POST", url, headers, payload: body ?? "" });

    expect(others).toEqual([]);
    expect(answer.json()).toEqual({
      data: { profiles: { totalCount: expect.any(Number), nodes: [{ user: { name: "Ada Lovelace" } }] } },
    });
  });

  it("has operations that run in the order of the page", async () => {
    copied.memberId = (await buildPost(testApp().db)).authorId;
    for (const example of examples.filter(
      ({ name, answer }) => !answer && ![...subscriptions, ...afterConfirming].includes(name),
    )) {
      const { data, errors } = await run(example);

      expect([example.name, errors]).toEqual([example.name, undefined]);
      copied.token = data.register?.token ?? copied.token;
      copied.postId = data.createPost?.id ?? copied.postId;
      copied.dateId = data.schedule?.[0]?.id ?? copied.dateId;
      copied.commentId = data.addComment?.id ?? copied.commentId;
    }
    expect(copied).toMatchObject({ token: expect.stringMatching(/./), postId: expect.stringMatching(/./) });
  });

  it("has a subscription that shows the next reply", async () => {
    const { query } = find("Replies");
    const client = new LiveClient(await listen(testApp()), undefined, {
      connectionParams: { Authorization: `Bearer ${copied.token}` },
    });
    const replies = client.subscribe(query, variablesOf(find("Replies")));
    await new Promise((resolve) => setTimeout(resolve, 200));

    await run(find("Reply"));

    expect(await replies.until(1)).toMatchObject([{ commentAdded: { text: "I am in." } }]);
    await client.leave();
  });

  it("has a subscription that shows who enters a room", async () => {
    const client = new LiveClient(await listen(testApp()), copied.token);
    const { query } = find("RoomChanges");
    const changes = client.subscribe<{ roomChanged: { kind: string } }>(query, variablesOf(find("RoomChanges")));
    await changes.until(1);

    await testApp().graphql(
      `mutation { enterRoom(input: { roomId: "${copied.postId}" }) { id } }`,
      {},
      { token: copied.token },
    );

    expect((await changes.until(2)).map(({ roomChanged }) => roomChanged.kind)).toEqual(["TIMER_CHANGED", "ENTERED"]);
    await client.leave();
  });

  it("shows an error as the service answers it", async () => {
    const example = find("Wrong");

    const { data, errors } = await run(example);

    expect({ data, errors }).toMatchObject(JSON.parse(example.answer ?? "") as object);
  });

  it("has operations that lead back into an account with the links from mail", async () => {
    copied.buddyId = await buildBuddy();
    // The mail of the sign-up first: jobs of different mails run in any order, and only the latest link works.
    await testApp().runJobs();
    for (const name of afterConfirming) {
      const { errors } = await run(find(name));
      await testApp().runJobs();

      expect([name, errors]).toEqual([name, undefined]);
      copied.mailToken = testApp().linkToken(name === "SendAgain" ? "verify-email" : "reset-password");
    }
    expect(testApp().mails.map(({ subject }) => subject)).toContain("Your password was changed");
  });

  it("says the rates that count", () => {
    expect(guide.replace(/\s+/g, " ")).toContain(
      `${rates.anonymousRequests.points} in 5 minutes for an address, ${rates.memberRequests.points.toLocaleString("en")} for a member`,
    );
  });
});
