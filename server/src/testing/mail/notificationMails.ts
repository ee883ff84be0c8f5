import { sendDigests } from "../../features/notifications/mails/sendDigests";
import type { User } from "../../features/accounts/users/User";
import { rowsOf } from "../../platform/database/rowsOf";
import { buildProfile } from "../app/factories";
import { startTestApp, type TestApp } from "../app/harness";
import { notificationCalls } from "../calls/notificationCalls";
import { SmtpHost } from "./SmtpHost";

/** The server with a real SMTP server, and what tests of mails about notifications do. */
export function useMailedApp() {
  let app: TestApp;
  let smtp: SmtpHost;
  const testApp = () => app;

  beforeAll(async () => {
    smtp = await SmtpHost.start();
    app = await startTestApp({ smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await app.close();
    await smtp.stop();
  });
  beforeEach(async () => {
    await app.clearJobs();
    await rowsOf(app.db, "update notification_inboxes set digest_at = null", []);
    smtp.mails.length = smtp.arrived = smtp.toSender.length = smtp.toRecipient.length = smtp.toMail.length = 0;
  });

  const calls = notificationCalls(testApp);
  const set = `mutation ($input: SetNotificationSettingInput!) { setNotificationSetting(input: $input) { mail } }`;

  return {
    ...calls,
    testApp,
    smtp: () => smtp,
    mailsTo: ({ email }: User) => smtp.mails.filter(({ to }) => to && "text" in to && to.text === email),
    rows: <T>(statement: string, values: unknown[] = []) => rowsOf<T>(app.db, statement, values),

    /** Ada's post, with Grace and Linus; Ada wants replies by mail as said, in her zone. */
    async buildMailedTalk(mail: string, timeZone: string | null = null) {
      const talk = await calls.buildTalk();
      await calls.ask(set, talk.ada, { input: { kind: "REPLY", mail } });
      await buildProfile(app.db, { userId: talk.ada.id, timeZone });
      return talk;
    },

    /** Somebody replied, and the digest of that is planned. */
    async reply(by: User, postId: string): Promise<string> {
      const id = await calls.comment(by, postId);
      await app.runJobs();
      return id;
    },

    setMail: (as: User, kind: string, mail: string) => calls.ask(set, as, { input: { kind, mail } }),

    /** Runs what is due, also what waits for ten minutes or for another try. */
    async runAll() {
      await app.runJobs();
      await app.runJobs({ alsoDelayed: true });
    },

    /** The digests of a moment: members whom one was planned for before. */
    async digestAt(moment: string) {
      await sendDigests(app.services.db, new Date(moment));
      await app.runJobs();
    },

    async planned({ id }: User) {
      const [inbox] = await rowsOf<{ at: Date | null }>(
        app.db,
        "select digest_at as at from notification_inboxes where user_id = $1",
        [id],
      );
      return inbox?.at ?? null;
    },

    /** As if a digest had been planned so that it is due. */
    async makeDue(...members: User[]) {
      await rowsOf(app.db, "update notification_inboxes set digest_at = '2020-01-01' where user_id = any($1)", [
        members.map(({ id }) => id),
      ]);
    },
  };
}
