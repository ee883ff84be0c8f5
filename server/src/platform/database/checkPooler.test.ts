import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../errors";
import { findPostgres } from "../../testing/database/testDatabase";
import { checkPooler } from "./checkPooler";

const url = findPostgres();
const version = /PgBouncer (\d+)\.(\d+)/.exec(spawnSync("pgbouncer", ["--version"], { encoding: "utf8" }).stdout ?? "");
const isNew = Number(version?.[1]) > 1 || Number(version?.[2]) >= 21;
const describeOnPostgres = url ? describe : describe.skip;
const describeWithPooler = url && version ? describe : describe.skip;
if (!url || !version)
  console.warn("SKIPPED: PgBouncer. It needs a PostgreSQL (TEST_DATABASE_URL) and the program pgbouncer.");

const startupParameters =
  "ignore_startup_parameters = extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout";

describeOnPostgres("a PostgreSQL without a pooler", () => {
  it("M59 keeps prepared statements", async () => {
    await expect(checkPooler(url ?? "")).resolves.toBeUndefined();
  });
});

describeWithPooler("a start through PgBouncer", () => {
  let folder: string;
  let pooler: ChildProcess | null = null;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "study-circle-pooler-"));
    chmodSync(folder, 0o777);
  });
  afterEach(async () => {
    if (pooler) {
      const ended = new Promise((resolve) => pooler?.once("exit", resolve));
      pooler.kill("SIGINT");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  async function startPooler(settings: string[]): Promise<string> {
    const { hostname, port, username } = new URL(url ?? "");
    const poolerPort = await freePort();
    const file = path.join(folder, "pgbouncer.ini");
    writeFileSync(path.join(folder, "users.txt"), `"${username}" ""\n`);
    writeFileSync(
      file,
      [
        "[databases]",
        `* = host=${hostname} port=${port}`,
        "[pgbouncer]",
        "listen_addr = 127.0.0.1",
        `listen_port = ${poolerPort}`,
        "unix_socket_dir =",
        "auth_type = trust",
        `auth_file = ${path.join(folder, "users.txt")}`,
        ...settings,
      ].join("\n"),
    );
    const asUser = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
    pooler = spawn("pgbouncer", [...asUser, file], { stdio: "ignore" });
    const address = new URL(url ?? "");
    address.port = String(poolerPort);
    await untilOpen(poolerPort);
    return address.href;
  }

  it("M59 is allowed with one connection for each session", async () => {
    await expect(checkPooler(await startPooler(["pool_mode = session", startupParameters]))).resolves.toBeUndefined();
  });

  it("M59 is refused with one for each transaction where prepared statements are lost", async () => {
    const address = await startPooler([
      "pool_mode = transaction",
      startupParameters,
      ...(isNew ? ["max_prepared_statements = 0"] : []),
    ]);

    const refusal = await checkPooler(address).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(/PgBouncer 1\.21 or newer with max_prepared_statements/);
  });

  it("M59 says which setting is missing when connections are refused", async () => {
    const refusal = await checkPooler(await startPooler(["pool_mode = session"])).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(/ignore_startup_parameters = .*statement_timeout/);
  });
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isOpen = await new Promise((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
    await wait(25);
  }
  throw new Error("PgBouncer did not start");
}
