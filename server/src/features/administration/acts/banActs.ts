import { isIP, isIPv6 } from "node:net";
import { z } from "zod";
import { StartError } from "../../../errors";
import { type Act, defineAct } from "../../../platform/admin/acts";
import { bans as limits } from "../../../platform/limits/limits";
import { groupsOf } from "../../../platform/limits/network";
import { span } from "./span";

interface Banned {
  network: string | null;
  mailDomain: string | null;
}

const domainPattern =
  /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z]([a-z0-9-]*[a-z0-9])?$/;

/** Networks that are wider are refused: most of a country would be behind one. */
const widest = { ipv4: 8, ipv6: 16 };

/** `192.0.2.0/24`, one address, or a mail domain. Throws StartError for anything else. */
export function readBanned(text: string): Banned {
  const [address = "", bits, ...rest] = text.trim().toLowerCase().split("/");
  if (isIP(address) && rest.length === 0) return { network: readNetwork(address, bits), mailDomain: null };
  if (bits === undefined && domainPattern.test(address)) return { network: null, mailDomain: address };
  throw new StartError(`what: "${text}" is neither a network, as 192.0.2.0/24, nor a mail domain, as spam.example.`);
}

function readNetwork(address: string, bits: string | undefined): string {
  const longest = isIPv6(address) ? 128 : 32;
  const count = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  const fewest = isIPv6(address) ? widest.ipv6 : widest.ipv4;
  if (!(count >= fewest && count <= longest))
    throw new StartError(`what: /${bits} is not from /${fewest} to /${longest}.`);
  return `${masked(address, count)}/${count}`;
}

/** With zeros behind the bits of the network, as PostgreSQL wants it. */
function masked(address: string, bits: number): string {
  const isLong = isIPv6(address);
  const parts = isLong ? groupsOf(address) : address.split(".").map(Number);
  const size = isLong ? 16 : 8;
  const kept = parts.map((part, at) => {
    const own = Math.min(size, Math.max(0, bits - at * size));
    return part & ((2 ** size - 1) << (size - own)) & (2 ** size - 1);
  });
  return isLong ? kept.map((part) => part.toString(16)).join(":") : kept.join(".");
}

const add = defineAct({
  name: "ban.add",
  summary: "refuses all requests from a network, or sign-ups with a mail domain; for a time with --for 7d",
  input: z.object({ what: z.string(), reason: z.string().max(200).default(""), for: span.optional() }),
  words: ["what"],
  isChange: true,
  async run({ what, reason, for: until }, { services: { bans }, change }) {
    const banned = readBanned(what);
    if (bans.list.length >= limits.max) throw new StartError(`There are ${limits.max} bans. Remove some first.`);
    const name = banned.network ?? banned.mailDomain ?? "";
    await change({ details: name }, (tx) => bans.add(tx, { ...banned, reason, until: until ?? null }));
    return { said: `${name} is refused${until ? ` until ${until.toISOString()}` : ""}.` };
  },
});

const list = defineAct({
  name: "ban.list",
  summary: "what is refused",
  input: z.object({}),
  async run(_, { services: { bans } }) {
    if (bans.list.length === 0) return { said: "Nothing is refused." };
    return {
      rows: bans.list.map(({ network, mailDomain, reason, until, createdAt }) => ({
        what: network ?? mailDomain ?? "",
        since: createdAt.toISOString(),
        until: until?.toISOString() ?? null,
        reason,
      })),
    };
  },
});

const remove = defineAct({
  name: "ban.remove",
  summary: "accepts a network or a mail domain again",
  input: z.object({ what: z.string() }),
  words: ["what"],
  isChange: true,
  async run({ what }, { services: { bans }, change }) {
    const banned = readBanned(what);
    const name = banned.network ?? banned.mailDomain ?? "";
    await change({ details: name }, async (tx) => {
      if (!(await bans.remove(tx, banned))) throw new StartError(`${name} is not refused. Nothing was changed.`);
    });
    return { said: `${name} is accepted again.` };
  },
});

export const banActs: readonly Act[] = [add, list, remove];
