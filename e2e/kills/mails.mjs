import { setTimeout as wait } from "node:timers/promises";
import { MailAskers } from "./MailAskers.mjs";

/** Together they ask for about ten mails a second, as the largest sites do; the rate of copies does not depend on it. */
const askers = 3;
/** How many mails a process sends at a time. */
const atOnce = 2;
/** The time in which the last process sends what is left: a run of a killed one counts until its time is over. */
const finishMs = 240_000;
const maxPerThousand = 1;

/**
 * C8: members ask for links by mail. Every mail that was asked for with an answer arrives, and at most one of 1,000 arrives
 * twice: SMTP cannot prevent that for a mail that was open at a kill. A short run only checks that no more mails arrived
 * twice than were open: a few hundred mails say nothing about a rate.
 */
export class Mails {
  static title = "mails";
  busyMs = 0;

  constructor({ smtp, rounds, isShort }) {
    Object.assign(this, { smtp, rounds, isShort });
    this.members = isShort ? 10 : 80;
    /** The process is killed at a random time within this duration. */
    this.roundMs = isShort ? 1_500 : 40_000;
    this.slowestPauseMs = isShort ? 100 : 600;
    /** Short: the mails of the sign-ups. In full: enough to measure a rate of 1 in 1,000. */
    this.fewest = isShort ? this.members : 1_200;
    this.all = new MailAskers(smtp);
  }

  prepare(url) {
    return this.all.signUp(url, this.members);
  }

  work(url) {
    const start = performance.now();
    const gone = new AbortController();
    const asking = Array.from({ length: askers }, () => this.all.ask(url, this.slowestPauseMs, gone.signal));
    const stop = () => {
      this.busyMs += performance.now() - start;
      gone.abort();
    };
    return { enough: wait(Math.random() * this.roundMs), ended: Promise.allSettled(asking), stop };
  }

  async findFailures() {
    for (const end = Date.now() + finishMs; this.all.countMissing() > 0 && Date.now() < end;) await wait(20);
    const [lost, doubled, unasked] = [this.all.countMissing(), this.all.countDoubled(), this.all.countUnasked()];
    const mails = this.all.mailCount;
    return [
      ...(mails < this.fewest ? [`only ${mails} mails were sent: too few to say anything`] : []),
      ...(lost > 0 ? [`${lost} mails were lost`] : []),
      ...(unasked > 0 ? [`${unasked} mails came that nobody had asked for`] : []),
      ...(doubled > this.rounds * atOnce ? ["more mails were sent twice than were open at the kills"] : []),
      ...(!this.isShort && this.perThousand > maxPerThousand ? ["more than one of 1,000 mails was sent twice"] : []),
    ];
  }

  get perThousand() {
    return (this.all.countDoubled() * 1_000) / this.all.mailCount;
  }

  get summary() {
    const perSecond = (this.all.mailCount * 1_000) / this.busyMs;
    const openMs = (this.all.countDoubled() * 1_000) / (this.rounds * perSecond);
    return (
      `${this.all.mailCount} mails (${perSecond.toFixed(1)} a second), ${this.all.countDoubled()} doubled, ` +
      `${this.perThousand.toFixed(2)} of 1,000; each was open for ${openMs.toFixed(0)} ms`
    );
  }
}
