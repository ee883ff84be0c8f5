import type { AddressInfo, Socket } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** What the server says to a recipient, or to a whole mail; `hangUp` cuts the connection instead. */
type Reply = number | "hangUp" | "silence";

/** A real SMTP server of a test's own. */
export class SmtpHost {
  readonly mails: ParsedMail[] = [];
  /** How many mails arrived whole, refused ones too. */
  arrived = 0;
  /** By turn: what is answered to MAIL FROM, to RCPT TO and to the final dot. Left out: the mail is taken. */
  readonly toRecipient: Reply[] = [];
  readonly toMail: Reply[] = [];
  readonly toSender: Reply[] = [];
  private readonly server: SMTPServer;
  private readonly sockets = new Map<number | undefined, Socket>();

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onMailFrom: (_address, session, done) => this.reply(this.toSender, session, done),
      // As others do, it repeats the address.
      onRcptTo: ({ address }, session, done) =>
        this.reply(this.toRecipient, session, done, `5.1.1 <${address}>: Recipient address rejected`),
      onData: (stream, session, done) => {
        const take = (mail: ParsedMail) => {
          this.arrived++;
          this.reply(this.toMail, session, (error) => {
            if (!error) this.mails.push(mail);
            done(error);
          });
        };
        simpleParser(stream).then(take, done); // A mail that was broken off is refused.
      },
    });
    this.server.server.on("connection", (socket: Socket) => this.sockets.set(socket.remotePort, socket));
    this.server.on("error", () => undefined); // A connection that the client left.
  }

  static async start(): Promise<SmtpHost> {
    const host = new SmtpHost();
    await new Promise<void>((resolve) => host.server.listen(0, "127.0.0.1", resolve));
    return host;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private reply(
    replies: Reply[],
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
    text = "Not today",
  ): void {
    const next = replies.shift();
    if (next === undefined) return done();
    if (next === "silence") return;
    if (typeof next === "number") return done(Object.assign(new Error(text), { responseCode: next }));
    this.sockets.get(session.remotePort)?.destroy();
  }
}
