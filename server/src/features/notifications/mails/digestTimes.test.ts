import { useMailedApp } from "../../../testing/mail/notificationMails";
import { explain } from "../../../testing/database/plans";
import { followZoneData } from "../../../platform/time/followZoneData";
import { dueMembers } from "./mailStatements";
import { sendDigests } from "./sendDigests";

const { testApp, mailsTo, rows, reply, buildMailedTalk, buildTalk, setMail, digestAt, makeDue, planned } =
  useMailedApp();

/** A Wednesday and a Monday. */
const [wednesday, monday] = ["2026-05-06T08:00:00Z", "2026-05-11T08:00:00Z"];

describe("C9 a digest", () => {
  it("is planned for 08:00 in the member's zone: tomorrow for daily ones, on Monday for weekly ones, by default", async () => {
    const hourIn = (zone: string, at: Date | null) =>
      at?.toLocaleString("en-GB", { timeZone: zone, weekday: "short", hour: "2-digit", minute: "2-digit" });
    const daily = await buildMailedTalk("DAILY", "Asia/Manila");
    await reply(daily.grace, daily.postId);
    expect(hourIn("Asia/Manila", await planned(daily.ada))).toMatch(/ 08:00$/);

    const weekly = await buildTalk();
    await reply(weekly.grace, weekly.postId);
    expect(hourIn("UTC", await planned(weekly.ada))).toBe("Mon 08:00");

    await setMail(weekly.ada, "REPLY", "DAILY");
    const next = await planned(weekly.ada);
    expect(next && next.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    await setMail(weekly.ada, "REPLY", "NEVER");
    expect(await planned(weekly.ada)).toBeNull();
  });

  it("comes once for a local date, however often and by however many processes it is asked for", async () => {
    const { ada, grace, linus, postId } = await buildMailedTalk("DAILY");
    await reply(grace, postId);
    await makeDue(ada);
    const { db } = testApp().services;

    await Promise.all([1, 2, 3].map(() => sendDigests(db, new Date(wednesday))));
    await testApp().runJobs();
    await reply(linus, postId);
    await makeDue(ada);
    await digestAt("2026-05-06T20:00:00Z");

    expect(mailsTo(ada)).toHaveLength(1);
    expect(await planned(ada)).toEqual(new Date("2026-05-07T08:00:00Z"));
    await digestAt("2026-05-07T08:00:00Z");
    expect(mailsTo(ada).map(({ subject }) => subject)).toEqual([
      "Grace replied in “Linear algebra”",
      "Linus replied in “Linear algebra”",
    ]);
  });

  it("has what is weekly on Mondays alone, and waits for that day", async () => {
    const { ada, grace, postId } = await buildMailedTalk("WEEKLY");
    await reply(grace, postId);

    await makeDue(ada);
    await digestAt(wednesday);
    expect(mailsTo(ada)).toEqual([]);
    expect((await planned(ada))?.getUTCDay()).toBe(1);
    await makeDue(ada);
    await digestAt(monday);

    expect(mailsTo(ada)).toHaveLength(1);
  });

  it("N4 is planned again for the morning of its day when the rules of time zones have changed", async () => {
    const { ada, grace, postId } = await buildMailedTalk("DAILY", "America/Vancouver");
    await reply(grace, postId);
    const right = (await planned(ada)) as Date;
    await rows("update notification_inboxes set digest_at = digest_at + interval '1 hour' where user_id = $1", [
      ada.id,
    ]);
    await rows("update zone_data set version = '2000a'");
    const { db, jobs } = testApp().services;
    const log = { info: () => undefined, warn: () => undefined };

    await followZoneData({ db, jobs, log });
    await testApp().runJobs();

    expect(await planned(ada)).toEqual(right);
  });

  it("waits until it is 08:00 where a member has moved", async () => {
    const { ada, grace, postId } = await buildMailedTalk("DAILY", "America/New_York");
    await reply(grace, postId);
    await makeDue(ada);

    await digestAt("2026-03-08T11:59:00Z"); // Clocks went forward that night.
    expect(mailsTo(ada)).toEqual([]);
    expect(await planned(ada)).toEqual(new Date("2026-03-08T12:00:00Z"));
    await digestAt("2026-03-08T12:00:00Z");

    expect(mailsTo(ada)).toHaveLength(1);
  });

  it("finds who is due by an index, in the order of their mornings", async () => {
    await rows(
      `with member as (
         insert into users (id, name, email, email_key, email_rank, password_hash, token_version)
         select gen_random_uuid(), 'Cem', n || '@crowd', n || '@crowd', 0, '', 0 from generate_series(1, 10000) n returning id
       )
       insert into notification_inboxes (user_id, digest_at)
       select id, now() + random() * interval '7 days' from member`,
    );
    await rows("analyze notification_inboxes");

    const plan = await explain(testApp(), dueMembers, ["now()"]);

    expect(plan).toContain("Index Scan using notification_inboxes_digest_at");
    expect(plan).not.toContain("Sort");
  });
});
