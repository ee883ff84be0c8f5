import { setTimeout as wait } from "node:timers/promises";
import { sendJob, untilDone } from "./queue.mjs";

const membersPerRound = 60;
/** The time in which the first mail of a round must be sent. */
const beginMs = 20_000;
/** After the last start: a mail of a killed process counts as failed after 95 seconds, and is looked for every 30. */
const finishMs = 150_000;

/**
 * Mails that a job finds to be due, for many members at once: nobody gets two. One may be missing only if it was being handed
 * over at a kill: then it is unknown whether it arrived, and such mails are not repeated. The rows of a round are added by
 * SQL. Each kind of mail says what is due (`addMembers`), the addresses that count (`domain`), and which job finds it.
 */
export class DueMails {
  static needsSql = true;

  constructor({ db, smtp, rounds }) {
    Object.assign(this, { db, smtp, rounds });
  }

  prepare() {
    return undefined;
  }

  work(_url, round) {
    const before = this.#addresses().length;
    const begin = async () => {
      await this.addMembers(this.db, round, membersPerRound);
      await sendJob(this.db, this.job);
      const end = Date.now() + beginMs;
      while (this.#addresses().length === before && Date.now() < end) await wait(20);
    };
    const enough = begin();
    return { enough, ended: enough };
  }

  async findFailures() {
    await sendJob(this.db, this.job);
    await untilDone(this.db, ["standard", "events", "bulk-mail"], finishMs + this.rounds * 5_000);
    const { rows } = await this.db.query(this.members);
    const missing = rows.filter(({ email }) => !this.smtp.copies.has(email));
    const forgotten = missing.filter(({ handed }) => handed === 0).length;
    const twice = this.#addresses().filter((address) => this.smtp.copies.get(address).length > 1).length;
    Object.assign(this, { missing: missing.length, membersFound: rows.length });
    return [
      ...(rows.length !== this.rounds * membersPerRound ? ["not all members were there, so nothing was tested"] : []),
      ...(twice > 0 ? [`${twice} were sent twice`] : []),
      ...(forgotten > 0 ? [`${forgotten} were never handed over`] : []),
      ...(missing.length > this.rounds * this.atOnce
        ? [`${missing.length} are missing, more than were open at the kills`]
        : []),
      ...this.findWrongRows(rows),
    ];
  }

  findWrongRows() {
    return [];
  }

  #addresses() {
    return [...this.smtp.copies.keys()].filter((address) => address.endsWith(this.domain));
  }

  get summary() {
    return `${this.membersFound} ${this.constructor.title}, ${this.missing} not delivered`;
  }
}
