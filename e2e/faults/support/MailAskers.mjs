import { setTimeout as wait } from "node:timers/promises";
import { askGraphql } from "../../support/askGraphql.mjs";

const register = "mutation ($input: RegisterInput!) { register(input: $input) { token } }";
const confirm = { subject: "Confirm your email address", query: "mutation { resendVerification { nextInSeconds } }" };
const reset = {
  subject: "Choose a new password",
  query: "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }",
};

/**
 * Members who ask for mails again and again: to confirm their address, and for a new password. A member asks for the next
 * one of a kind when the last one has come, because a later one ends an earlier one.
 */
export class MailAskers {
  /** What one member asks for: how many mails are due, and how many have come. */
  wishes = [];
  next = 0;

  constructor(smtp) {
    this.smtp = smtp;
  }

  get mailCount() {
    return this.wishes.reduce((sum, { due }) => sum + due, 0);
  }

  async signUp(url, count) {
    for (let n = 0; n < count; n++) {
      const email = `${crypto.randomUUID()}@example.com`;
      const input = { name: "Mail Tester", email, password: "still here afterwards" };
      const { token } = (await askGraphql(url, register, { input })).register;
      // The sign-up has sent the first mail.
      this.wishes.push(
        { ...confirm, email, token, due: 1 },
        { ...reset, email, variables: { input: { email } }, due: 0 },
      );
    }
  }

  /** Asks, with pauses of up to `slowestMs`, until it is aborted. Rejects when the process is gone. */
  async ask(url, slowestMs, signal) {
    while (!signal.aborted) {
      await wait(Math.random() * slowestMs);
      const wish = this.takeWish();
      if (!wish) continue;
      await askGraphql(url, wish.query, wish.variables, wish.token);
      wish.due++;
      wish.isOpen = false;
    }
  }

  /**
   * The next that is free, and not free any more. Unless it is answered it never is again: nobody knows then whether a
   * mail is due.
   */
  takeWish() {
    for (let tried = 0; tried < this.wishes.length; tried++) {
      const wish = this.wishes[this.next++ % this.wishes.length];
      if (wish.isOpen || this.missing(wish) > 0) continue;
      wish.isOpen = true;
      return wish;
    }
    return null;
  }

  missing(wish) {
    return wish.due - new Set(this.idsOf(wish)).size;
  }

  /** A mail that is due and has not come is lost in the end. */
  countMissing() {
    return this.wishes.reduce((sum, wish) => sum + Math.max(0, this.missing(wish)), 0);
  }

  /** How many copies came that are not the first of their Message-ID. */
  countDoubled() {
    const all = this.wishes.flatMap((wish) => this.idsOf(wish));
    return all.length - new Set(all).size;
  }

  /** How many different mails came beyond what was asked for: a copy with a Message-ID of its own would be one. */
  countUnasked() {
    return this.wishes.reduce((sum, wish) => sum + Math.max(0, -this.missing(wish) - Number(Boolean(wish.isOpen))), 0);
  }

  idsOf({ email, subject }) {
    return this.smtp.bySubject.get(`${email} ${subject}`) ?? [];
  }
}
