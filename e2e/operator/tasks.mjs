import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BusyError, call } from "../kills/call.mjs";
import { author, everywhere, expectPrinted, isPostSeen, signUp, siteOf, statusOf, until, yes } from "./asking.mjs";

/** What the tasks after it need of a task before. */
const known = {};

/** `isChange`: it is in the log. They run in this order. */
export const tasks = [
  {
    command: "site stats",
    async run({ admin, urls }) {
      known.ada = await author(urls[0], "Ada Lovelace");
      known.bo = await author(urls.at(-1), "Bo Diddley");
      known.spam = await author(urls[0], "Spam Merchant");
      expectPrinted(await admin("site", "stats"), /members\s+3[\s\S]*registrations\s+open/);
    },
  },
  {
    command: "member find",
    run: async ({ admin }) => expectPrinted(await admin("member", "find", "lovelace"), new RegExp(known.ada.email)),
  },
  {
    command: "member show",
    run: async ({ admin, urls }) =>
      expectPrinted(await admin("member", "show", `${urls[0]}/profiles/${known.ada.id}`), /role\s+MEMBER/),
  },
  {
    command: "member role",
    isChange: true,
    async run({ admin }) {
      expectPrinted(await admin("member", "role", known.ada.email, "MODERATOR", yes), /is MODERATOR now/);
      expectPrinted(await admin("member", "show", "Ada Lovelace"), /role\s+MODERATOR/);
    },
  },
  {
    command: "member rename",
    isChange: true,
    async run({ admin, urls }) {
      await admin("member", "rename", known.ada.email, "Ada King", yes);
      await until("the new name", () =>
        everywhere(
          urls,
          async (url) => (await call(url, known.bo.token, "GET", `/api/users/${known.ada.id}`)).name === "Ada King",
        ),
      );
    },
  },
  {
    command: "member email",
    isChange: true,
    async run({ admin }) {
      const email = `new-${known.ada.email}`;
      expectPrinted(await admin("member", "email", known.ada.email, email, yes), /has the address new-/);
      known.ada.email = email;
      expectPrinted(await admin("member", "show", email), /name\s+Ada King/);
    },
  },
  {
    command: "member sign-out",
    isChange: true,
    async run({ admin, urls }) {
      await admin("member", "sign-out", known.ada.email, yes);
      await until("the end of the sessions", () =>
        everywhere(urls, async (url) => (await statusOf(url, "/api/auth", known.ada.token)) === 401),
      );
    },
  },
  {
    command: "member reset-link",
    isChange: true,
    run: async ({ admin }) =>
      expectPrinted(await admin("member", "reset-link", known.ada.email, yes), /\/reset-password#token=[\w-]{43}/),
  },
  {
    command: "member passkeys",
    run: async ({ admin }) => expectPrinted(await admin("member", "passkeys", known.ada.email), /has no passkeys/),
  },
  {
    command: "posts remove",
    isChange: true,
    async run({ admin, urls }) {
      await admin("posts", "remove", "--by", known.spam.email, "--since", "1h", yes);
      await until("hiding", () =>
        everywhere(urls, async (url) => !(await isPostSeen(url, known.bo.token, known.spam.postId))),
      );
    },
  },
  {
    command: "posts restore",
    isChange: true,
    async run({ admin, urls }) {
      await admin("posts", "restore", "--by", known.spam.id, "--since", "1h", yes);
      await until("showing", () => everywhere(urls, (url) => isPostSeen(url, known.bo.token, known.spam.postId)));
    },
  },
  {
    command: "member suspend",
    isChange: true,
    async run({ admin, urls }) {
      await admin("member", "suspend", known.spam.email, "7", "Advertising", "--hide", yes);
      await until("the suspension", () =>
        everywhere(urls, async (url) => (await statusOf(url, "/api/auth", known.spam.token)) === 401),
      );
      expectPrinted(await admin("member", "show", known.spam.email), /SUSPENDED until .*Advertising/);
    },
  },
  {
    command: "member restore",
    isChange: true,
    async run({ admin }) {
      await admin("member", "restore", known.spam.email, yes);
      expectPrinted(await admin("member", "show", known.spam.email), /state\s+present/);
    },
  },
  {
    command: "member export",
    isChange: true,
    async run({ admin, folder }) {
      const file = path.join(folder, "copy.zip");
      await admin("member", "export", known.bo.email, "--to", file, yes);
      const { mode, size } = statSync(file);
      if ((mode & 0o777) !== 0o600 || size < 500)
        throw new Error(`the file has the mode ${mode.toString(8)} and ${size} bytes`);
    },
  },
  {
    command: "member invite",
    isChange: true,
    async run({ admin, folder, smtp }) {
      const file = path.join(folder, "addresses.txt");
      writeFileSync(file, "pupil-1@example.com\npupil-2@example.com\n\n");
      expectPrinted(await admin("member", "invite", file, yes), /2 invitations are sent/);
      await until("the invitations", () => smtp.accepted.filter(({ to }) => to.startsWith("pupil-")).length === 2);
    },
  },
  {
    command: "member delete",
    isChange: true,
    async run({ admin, urls }) {
      await admin("member", "delete", known.spam.email, yes);
      await until("the deletion", () =>
        everywhere(urls, async (url) => (await statusOf(url, `/api/users/${known.spam.id}`, known.bo.token)) === 404),
      );
    },
  },
  {
    command: "mail list",
    async run({ admin, urls }) {
      known.refused = [];
      for (const n of [1, 2]) {
        const email = `refused-${n}-${crypto.randomUUID()}@example.com`;
        if (!(await signUp(urls[0], email)).ok) throw new Error("a sign-up was refused");
        known.refused.push(email);
      }
      await until("the refusal of two mails", async () => {
        known.failed = JSON.parse(await admin("mail", "list", "--json")).rows.map(({ id }) => id);
        return known.failed.length === 2;
      });
    },
  },
  {
    command: "mail show",
    run: async ({ admin }) =>
      expectPrinted(await admin("mail", "show", known.failed[0]), /RCPT TO answered with 550[\s\S]*to\s+refused-/),
  },
  {
    command: "jobs list",
    run: async ({ admin }) => expectPrinted(await admin("jobs", "list"), new RegExp(known.failed[0])),
  },
  {
    command: "jobs show",
    run: async ({ admin }) => expectPrinted(await admin("jobs", "show", known.failed[1]), /mail-verification/),
  },
  {
    command: "mail unblock",
    isChange: true,
    run: async ({ admin }) => expectPrinted(await admin("mail", "unblock", known.refused[0], yes), /gets mail again/),
  },
  {
    command: "jobs drop",
    isChange: true,
    run: async ({ admin }) => expectPrinted(await admin("jobs", "drop", known.failed[1], yes), /1 jobs are given up/),
  },
  {
    command: "jobs retry",
    isChange: true,
    async run({ admin, smtp }) {
      smtp.acceptAll();
      expectPrinted(await admin("jobs", "retry", known.failed[0], yes), /1 jobs run again/);
      await until("the mail that was sent again", () => smtp.accepted.some(({ to }) => known.refused.includes(to)));
      expectPrinted(await admin("jobs", "list"), /No job has failed/);
    },
  },
  {
    command: "mail test",
    isChange: true,
    async run({ admin, smtp }) {
      expectPrinted(await admin("mail", "test", "operator@example.com", yes), /has accepted the mail/);
      if (!smtp.accepted.some(({ to }) => to === "operator@example.com"))
        throw new Error("the test mail did not arrive");
    },
  },
  {
    command: "site notice",
    isChange: true,
    async run({ admin, urls }) {
      await admin("site", "notice", "We", "move", "tonight.", "--for", "2h", yes);
      await until("the notice", () =>
        everywhere(urls, async (url) => (await siteOf(url)).notice?.text === "We move tonight."),
      );
    },
  },
  {
    command: "site registrations",
    isChange: true,
    async run({ admin, urls }) {
      await admin("site", "registrations", "closed", yes);
      await until("closed registrations", () =>
        everywhere(urls, async (url) => (await signUp(url, `${crypto.randomUUID()}@example.com`)).status === 403),
      );
      await admin("site", "registrations", "open", yes);
      await until("open registrations", () =>
        everywhere(urls, async (url) => (await signUp(url, `${crypto.randomUUID()}@example.com`)).ok),
      );
    },
  },
  {
    command: "site read-only",
    isChange: true,
    async run({ admin, urls }) {
      const canWrite = (url) =>
        call(url, known.bo.token, "POST", "/api/posts", { text: "Still here" }).then(
          () => true,
          (error) => {
            if (error instanceof BusyError) return false;
            throw error;
          },
        );
      await admin("site", "read-only", "on", "--for", "10m", yes);
      await until("reading only", () => everywhere(urls, async (url) => !(await canWrite(url))));
      if (!(await everywhere(urls, async (url) => (await statusOf(url, "/api/posts", known.bo.token)) === 200)))
        throw new Error("the site cannot be read");
      await admin("site", "read-only", "off", yes);
      await until("writing", () => everywhere(urls, canWrite));
    },
  },
  {
    command: "ban add",
    isChange: true,
    async run({ admin, urls }) {
      await admin("ban", "add", "203.0.113.0/24", "--reason", "A wave", "--for", "7d", yes);
      await admin("ban", "add", "throwaway.example", yes);
      await until("the refusal of a mail domain", () =>
        everywhere(urls, async (url) => (await signUp(url, `${crypto.randomUUID()}@throwaway.example`)).status === 400),
      );
    },
  },
  {
    command: "ban list",
    run: async ({ admin }) =>
      expectPrinted(await admin("ban", "list"), /throwaway\.example[\s\S]*203\.0\.113\.0\/24.*A wave/),
  },
  {
    command: "ban remove",
    isChange: true,
    async run({ admin, urls }) {
      await admin("ban", "remove", "throwaway.example", yes);
      await until("sign-ups with the mail domain", () =>
        everywhere(urls, async (url) => (await signUp(url, `${crypto.randomUUID()}@throwaway.example`)).ok),
      );
    },
  },
  {
    command: "log list",
    run: async ({ admin }) => expectPrinted(await admin("log", "list", "--limit", "5"), /ban\.remove/),
  },
];
