import { BlockList, isIP, isIPv6 } from "node:net";
import { v7 as newId } from "uuid";
import { forbidden } from "../../errors";
import type { Db } from "../database/Db";
import type { Tx } from "../events/transaction";
import { sharedMessages } from "../messages";
import type { StoredSettings } from "../settings/StoredSettings";

/** What is refused: requests from a network, or sign-ups with addresses of a mail domain. */
export interface Ban {
  id: string;
  network: string | null;
  mailDomain: string | null;
  reason: string;
  /** null: until it is removed. */
  until: Date | null;
  createdAt: Date;
}

const columns = `id, network::text as network, mail_domain as "mailDomain", reason, until, created_at as "createdAt"`;
const isOn = "(until is null or until > clock_timestamp())";
const listed = `select ${columns} from bans where ${isOn} order by created_at desc, id desc`;
const store = `
  insert into bans (id, network, mail_domain, reason, until) values ($1, $2::cidr, $3, $4, $5::timestamptz)
  on conflict (network) do update set reason = excluded.reason, until = excluded.until`;
const storeDomain = store.replace("(network) do", "(mail_domain) do");
const removeThese = `delete from bans where network = $1::cidr or mail_domain = $2 returning id`;

/** Each process keeps a copy beside that of the settings, so that asking costs no statement. */
export class Bans {
  private all: readonly Ban[] = [];
  private networks = new BlockList();
  private domains: ReadonlySet<string> = new Set();

  constructor(
    private readonly db: Db,
    settings: StoredSettings,
  ) {
    settings.onRefresh(() => this.refresh());
  }

  get list(): readonly Ban[] {
    return this.all;
  }

  /** Throws FORBIDDEN for an address of a banned network. */
  refuseNetwork(ip: string): void {
    if (this.all.length === 0) return;
    const address = ip.replace(/%.*$/, "");
    if (isIP(address) && this.networks.check(address, isIPv6(address) ? "ipv6" : "ipv4"))
      throw forbidden(sharedMessages.bannedNetwork());
  }

  /** Also where the domain is one below a banned domain. */
  hasDomainOf(email: string): boolean {
    const labels = email
      .slice(email.lastIndexOf("@") + 1)
      .toLowerCase()
      .split(".");
    return labels.some((_, start) => this.domains.has(labels.slice(start).join(".")));
  }

  /** The same thing again gets the new reason and end. */
  async add(tx: Tx, ban: Pick<Ban, "network" | "mailDomain" | "reason" | "until">): Promise<void> {
    const { network, mailDomain, reason, until } = ban;
    await tx.rows(network === null ? storeDomain : store, [newId(), network, mailDomain, reason, until]);
    tx.notify((live) => live.publish("settingsChanged", {}));
  }

  /** false: nothing like it is refused. */
  async remove(tx: Tx, { network, mailDomain }: Pick<Ban, "network" | "mailDomain">): Promise<boolean> {
    const removed = await tx.rows(removeThese, [network, mailDomain]);
    tx.notify((live) => live.publish("settingsChanged", {}));
    return removed.length > 0;
  }

  private async refresh(): Promise<void> {
    this.all = await this.db.rows<Ban>(listed);
    this.networks = new BlockList();
    for (const { network } of this.all) {
      const [address = "", bits = ""] = network?.split("/") ?? [];
      if (network !== null) this.networks.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
    }
    this.domains = new Set(this.all.flatMap(({ mailDomain }) => mailDomain ?? []));
  }
}
