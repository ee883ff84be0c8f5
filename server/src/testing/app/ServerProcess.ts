import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpackTemplate } from "../database/template";
import { builtFile } from "./build";

/** The server as people run it: the build, in a process of its own, on an empty, migrated database in a folder of its own, at a free port. */
export class ServerProcess {
  private output = "";
  private child!: ChildProcessWithoutNullStreams;
  private ended!: Promise<unknown[]>;

  private constructor(
    private readonly dataDir: string,
    private readonly env: Record<string, string>,
    private readonly preload: readonly string[],
  ) {}

  /** Starts it and waits until it serves. */
  static async start(env: Record<string, string> = {}, preload: readonly string[] = []): Promise<ServerProcess> {
    const server = ServerProcess.launch(env, preload);
    await server.says(/Study Circle\s+http/);
    return server;
  }

  /** Starts it and waits for nothing. */
  static launch(env: Record<string, string> = {}, preload: readonly string[] = []): ServerProcess {
    const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-process-"));
    unpackTemplate(path.join(dataDir, "database"));
    const server = new ServerProcess(dataDir, env, preload);
    server.spawn();
    return server;
  }

  /** Starts it again on the same data, once it has ended. */
  async restart(): Promise<void> {
    await this.ended;
    this.output = "";
    this.spawn();
    await this.says(/Study Circle\s+http/);
  }

  private spawn(): void {
    const quiet = { SEED_DEMO: "false", GRAVATAR: "false", BOOK_ENCODER: "false" };
    const own = { PATH: process.env.PATH, PORT: "0", DATA_DIR: this.dataDir, ...quiet };
    this.child = spawn(process.execPath, [...this.preload.flatMap((file) => ["-r", file]), builtFile("main")], {
      env: { ...own, ...this.env },
    });
    this.child.stdout.on("data", (chunk) => (this.output += chunk));
    this.child.stderr.on("data", (chunk) => (this.output += chunk));
    this.ended = once(this.child, "exit");
  }

  /** Everything that it has written so far. */
  get text(): string {
    return this.output;
  }

  get url(): string {
    const port = /Study Circle\s+http:\/\/localhost:(\d+)/.exec(this.output)?.[1];
    return `http://127.0.0.1:${port}`;
  }

  /** The lines of the log, as far as they were written. */
  get lines(): Record<string, unknown>[] {
    return this.output.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as never] : []));
  }

  async says(what: RegExp): Promise<void> {
    while (!what.test(this.output)) {
      if (this.child.exitCode !== null) throw new Error(`the server ended with ${this.child.exitCode}: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** The exit code, once the process has ended. */
  async end(): Promise<number | null> {
    const [code] = await this.ended;
    return code as number | null;
  }

  async remove(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
