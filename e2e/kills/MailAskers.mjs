import { setTimeout as wait } from "node:timers/promises";
import { ask, register } from "./call.mjs";

const confirm = { subject: "Confirm your email address", query: "mutation { resendVerification { nextInSeconds } }" };
const reset = {
  subject: "Choose a new password",
  query: "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { nextInSeconds } }",
};

/**
 * Members who repeatedly request mails: to confirm their address, and for a new password. A member requests the next mail of a
 * kind after the last one has arrived, because a later one invalidates an earlier one.
 */
export class MailAskers {
  /** The mails of one member: the number of requested and of received ones. */
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
      const { email, token } = await register(url, "Mail Tester");
      // The sign-up has sent the first mail.
      this.wishes.push(
        { ...confirm, email, token, due: 1 },
        { ...reset, email, variables: { input: { email } }, due: 0 },
      );
    }
  }

  /** Requests mails, with pauses of up to `slowestMs`, until it is aborted. Rejects when the process has ended. */
  async ask(url, slowestMs, signal) {
    while (!signal.aborted) {
      await wait(Math.random() * slowestMs);
      const wish = this.takeWish();
      if (!wish) continue;
      await ask(url, wish.query, wish.variables, wish.token);
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

  /** The number of copies beyond the first of each Message-ID. */
  countDoubled() {
    const all = this.wishes.flatMap((wish) => this.idsOf(wish));
    return all.length - new Set(all).size;
  }

  /** The number of different mails beyond the requested ones, such as a copy with another Message-ID. */
  countUnasked() {
    return this.wishes.reduce((sum, wish) => sum + Math.max(0, -this.missing(wish) - Number(Boolean(wish.isOpen))), 0);
  }

  idsOf({ email, subject }) {
    return this.smtp.bySubject.get(`${email} ${subject}`) ?? [];
  }
}
