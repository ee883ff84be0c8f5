import { createServer, type AddressInfo } from "node:net";
import { StartError } from "../../errors";
import { explainTls } from "./explainTls";
import { openDatabase } from "./openDatabase";

async function failureOf(databaseUrl: string): Promise<unknown> {
  const database = await openDatabase({ databaseUrl, databasePoolSize: 1, dataDir: "none" });
  return database.connect().then(
    () => null,
    (error: unknown) => error,
  );
}

describe("P4 wrong TLS to PostgreSQL", () => {
  it("ends the start with a sentence where the database does not speak it", async () => {
    // Its answer to the first message, which asks for TLS.
    const server = createServer((socket) => socket.on("error", () => undefined).once("data", () => socket.write("N")));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

    const failure = await failureOf(`postgres://circle:pass@${host}/circle?sslmode=verify-full`);
    server.close();

    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(`DATABASE_URL: ${host} does not speak TLS`);
    expect((failure as Error).message).not.toContain("pass@");
  });

  it("ends the start with a sentence where a certificate's file is missing", async () => {
    const failure = await failureOf("postgres://a@127.0.0.1:9/circle?sslmode=verify-full&sslrootcert=/none/root.crt");

    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^DATABASE_URL: a file for TLS cannot be read \(ENOENT.*root\.crt/);
  });

  it.each([
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "is not trusted"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "is not trusted"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "is not trusted"],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "is not trusted"],
    ["CERT_HAS_EXPIRED", "is not trusted"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "is not trusted"],
    ["ERR_SSL_WRONG_VERSION_NUMBER", "TLS to db:5432 fails"],
    ["EPROTO", "TLS to db:5432 fails"],
  ])("is a sentence for %s", (code, sentence) => {
    expect(explainTls(Object.assign(new Error("why"), { code }), "db:5432")).toContain(sentence);
  });

  it("is not what other failures are", () => {
    const others = [{ code: "ECONNREFUSED", syscall: "connect" }, { code: "28P01" }, {}];
    expect(others.map((more) => explainTls(Object.assign(new Error("no"), more), "db"))).toEqual([null, null, null]);
  });
});
