import { z } from "zod";
import { StartError } from "../../../errors";
import { type Act, defineAct } from "../../../platform/admin/acts";
import { isReadOnly } from "../../../platform/settings/readOnly";
import { isNoticeShown } from "../notice";
import { site as limits } from "../limits";
import { totals } from "../siteStatements";
import { span } from "./span";

const stats = defineAct({
  name: "site.stats",
  summary: "what there is on the site, and what may be done on it",
  input: z.object({}),
  async run(_, { services: { db, settings } }) {
    const counts = await db.row<Record<string, number>>(totals);
    const notice = settings.get("notice");
    return {
      facts: {
        ...counts,
        registrations: settings.get("registrations").toLowerCase(),
        "read-only": isReadOnly(settings),
        notice: notice && isNoticeShown(notice) ? notice.text : null,
      },
    };
  },
});

const notice = defineAct({
  name: "site.notice",
  summary: "shows a line above every page, for a time with --for 2h; --clear takes it away",
  input: z.object({
    text: z.array(z.string()).default([]),
    for: span.optional(),
    clear: z.boolean().default(false),
  }),
  words: ["text"],
  isChange: ({ text, clear }) => clear || text.length > 0,
  async run({ text: words, for: until, clear }, { services: { settings }, change }) {
    const text = words.join(" ").trim();
    if (clear || text === "") {
      const before = settings.get("notice");
      if (clear) await change({}, (tx) => settings.set(tx, "notice", null));
      return { said: clear ? "No notice is shown any more." : (before?.text ?? "No notice is shown.") };
    }
    if (text.length > limits.noticeCharacters)
      throw new StartError(`text: has more than ${limits.noticeCharacters} characters.`);
    await change({ details: text }, (tx) => settings.set(tx, "notice", { text, until: until?.toISOString() ?? null }));
    return { said: `Everybody reads now: ${text}` };
  },
});

const readOnly = defineAct({
  name: "site.read-only",
  summary: "on: the site can only be read, for a time with --for 10m; off: it can be written again",
  input: z.object({ state: z.enum(["on", "off"], "is on or off"), for: span.optional() }),
  words: ["state"],
  isChange: true,
  endsReadOnly: true,
  async run({ state, for: until }, { services: { settings }, change }) {
    const value = state === "on" ? { until: until?.toISOString() ?? null } : null;
    await change({ details: state }, (tx) => settings.set(tx, "readOnly", value));
    if (state === "off") return { said: "The site can be written again." };
    return { said: `The site can only be read${until ? ` until ${until.toISOString()}` : ""}.` };
  },
});

export const siteActs: readonly Act[] = [stats, notice, readOnly];
