import { setTimeout as wait } from "node:timers/promises";
import { ensureInstalled } from "../../scripts/ensure.mjs";

/**
 * A mail server that accepts every mail, and acknowledges it after a short delay, so that some are open at a kill. `copies`: the
 * Message-IDs by address; `bySubject`: by "address subject".
 */
export async function startSmtp({ slowestMs = 40 } = {}) {
  await ensureInstalled();
  const { SMTPServer } = await import("smtp-server");
  const copies = new Map();
  const bySubject = new Map();
  const add = (map, key, messageId) => map.set(key, [...(map.get(key) ?? []), messageId]);
  const host = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => {
      const take = async (content) => {
        const [to, subject, messageId] = ["To", "Subject", "Message-ID"].map((name) => headerOf(content, name));
        add(copies, to, messageId);
        add(bySubject, `${to} ${subject}`, messageId);
        await wait(Math.random() * slowestMs);
        done();
      };
      read(stream).then(take).catch(done); // A mail that the killed process did not finish is refused.
    },
  });
  host.on("error", () => undefined); // A connection that the killed process left.
  await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise((resolve) => host.close(resolve));
  return { url: `smtp://127.0.0.1:${host.server.address().port}`, copies, bySubject, stop };
}

async function read(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("latin1");
}

/** These headers are short enough not to be folded, except after the name. */
const headerOf = (content, name) => new RegExp(`^${name}:\\s+(.+)\r$`, "im").exec(content)[1];
