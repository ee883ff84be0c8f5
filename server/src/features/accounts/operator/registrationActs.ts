import { z } from "zod";
import { defineAct } from "../../../platform/admin/acts";
import { StartError } from "../../../errors";
import { toMailbox } from "../../../platform/validation/emailDomain";
import { invite } from "../invitations/invitations";
import { invitation as limits } from "../limits";
import { Registrations } from "../registrations";

const registrations = defineAct({
  name: "site.registrations",
  summary: "who may sign up: open, invited or closed",
  input: z.object({ state: z.enum(["open", "invited", "closed"], "is open, invited or closed") }),
  words: ["state"],
  isChange: true,
  async run({ state }, { services: { settings }, change }) {
    const next = Registrations[state.toUpperCase() as keyof typeof Registrations];
    await change({ details: next }, (tx) => settings.set(tx, "registrations", next));
    return {
      said: { OPEN: "Everybody may sign up.", INVITED: "Who is invited may sign up.", CLOSED: "Nobody may sign up." }[
        next
      ],
    };
  },
});

const invitations = defineAct({
  name: "member.invite",
  summary: "sends invitations to sign up to the addresses of a file, one in each line",
  input: z.object({
    file: z
      .array(z.email("has a line that is not an email address"))
      .min(1, "has no address")
      .max(limits.atOnce, `has more than ${limits.atOnce} addresses`)
      .meta({ isFileOfLines: true }),
  }),
  words: ["file"],
  isChange: true,
  async run({ file: emails }, { services, change }) {
    if (!services.mail.transport) throw new StartError("This site sends no mail: set SMTP_URL.");
    const sent = await change({ details: String(emails.length) }, async (tx) => {
      const all: boolean[] = [];
      for (const email of new Set(emails.map(toMailbox))) all.push(await invite(services, tx, email));
      return all;
    });
    const count = sent.filter(Boolean).length;
    const others = sent.length - count;
    return { said: `${count} invitations are sent.${others > 0 ? ` ${others} addresses are those of members.` : ""}` };
  },
});

export const registrationActs = [registrations, invitations];
