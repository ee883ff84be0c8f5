import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail server that takes every mail, and answers the final dot a little later, so that some are open at a kill. */
export async function startSmtp() {
  const copies = new Map();
  const host = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => {
      const note = ({ to, messageId }) => {
        copies.set(to.text, [...(copies.get(to.text) ?? []), messageId]);
        setTimeout(done, Math.random() * 40);
      };
      simpleParser(stream).then(note, done); // A mail that the killed process did not finish is refused.
    },
  });
  host.on("error", () => undefined); // A connection that the killed process left.
  await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise((resolve) => host.close(resolve));
  return { url: `smtp://127.0.0.1:${host.server.address().port}`, copies, stop };
}
