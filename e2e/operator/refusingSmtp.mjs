import { ensureInstalled } from "../../scripts/ensure.mjs";

/** A mail server that refuses addresses with "refused" in them, until `acceptAll`. `accepted`: whom it has taken mail for. */
export async function startRefusingSmtp() {
  await ensureInstalled();
  const { SMTPServer } = await import("smtp-server");
  const accepted = [];
  let takesAll = false;
  const host = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (takesAll || !address.includes("refused")) return done();
      done(Object.assign(new Error("5.1.1 nobody of this name"), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const chunks = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.once("end", () => {
        for (const { address } of envelope.rcptTo)
          accepted.push({ to: address, text: Buffer.concat(chunks).toString("latin1") });
        done();
      });
    },
  });
  host.on("error", () => undefined);
  await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${host.server.address().port}`,
    accepted,
    acceptAll: () => (takesAll = true),
    stop: () => new Promise((resolve) => host.close(resolve)),
  };
}
