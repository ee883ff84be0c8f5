import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { StartError } from "../../errors";
import { useTestApp } from "../../testing/app/harness";
import { parts } from "../parts";
import { askServer, type FindAct, type ServedActs, serveActs } from "./adminSocket";

const testApp = useTestApp();
const lines: object[] = [];
const log = { info: (line: object) => void lines.push(line), warn: (line: object) => void lines.push(line) };
let folder: string;
let served: ServedActs | null;

const knowing =
  (copy: () => Promise<object>): FindAct =>
  (name) =>
    name === "copy" ? copy : undefined;

beforeEach(() => {
  lines.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), "a-"));
});
afterEach(async () => {
  await served?.close();
  served = null;
  rmSync(folder, { recursive: true, force: true });
});

describe("P1 the socket of npm run admin", () => {
  it("does what is asked, and logs who asked", async () => {
    served = await serveActs(
      folder,
      knowing(async () => ({ folder: "here" })),
      log,
    );

    expect(await askServer(folder, "copy")).toEqual({ folder: "here" });
    expect(lines).toEqual([{ event: "admin.act", act: "copy", by: userInfo().username }]);
  });

  it("cannot be opened by another user of the machine", async () => {
    served = await serveActs(folder, () => undefined, log);

    expect(statSync(path.join(folder, "admin.sock")).mode & 0o777).toBe(0o600);
    if (process.getuid?.() !== 0) return console.warn("SKIPPED: only root can act as another user.");
    // The folder is open here, so that the socket alone decides.
    spawnSync("chmod", ["755", folder]);
    const script = `require("node:http").request({ socketPath: process.argv[1], path: "/copy", method: "PUT" })
      .once("error", ({ code }) => console.log(code)).once("response", () => console.log("opened")).end()`;
    const asOther = { uid: 65_534, gid: 65_534, encoding: "utf8" as const };
    const { stdout } = spawnSync(process.execPath, ["-e", script, path.join(folder, "admin.sock")], asOther);
    expect(stdout.trim()).toBe("EACCES");
  });

  it("is no way for the network", async () => {
    const countListeners = () => process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;
    const before = countListeners();
    served = await serveActs(folder, () => undefined, log);
    expect(countListeners()).toBe(before);

    const names = ["copy", ...parts().acts.keys()];
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) {
      const { statusCode } = await testApp().http.inject({ method: "PUT", url: `/${name}`, payload: { input: {} } });
      expect([name, statusCode]).toEqual([name, 404]);
    }
  });

  it("passes on why something failed, and what the server does not know", async () => {
    const refused = (act: string) =>
      askServer(folder, act).catch((error: unknown) => error instanceof StartError && error.message);
    served = await serveActs(
      folder,
      knowing(() => Promise.reject(new Error("the disk is full"))),
      log,
    );

    expect(await refused("copy")).toBe("the disk is full");
    expect(await refused("restart")).toBe('This server does not know "restart".');
  });

  it("is null without a server, also when one was killed that left its socket", async () => {
    expect(await askServer(folder, "copy")).toBeNull();
    writeFileSync(path.join(folder, "admin.sock"), "");

    expect(await askServer(folder, "copy")).toBeNull();

    served = await serveActs(
      folder,
      knowing(async () => ({ again: true })),
      log,
    );
    expect(await askServer(folder, "copy")).toEqual({ again: true });
  });

  it("is left out where its path is too long, which the log says", async () => {
    const long = path.join(folder, randomUUID(), randomUUID(), randomUUID());

    served = await serveActs(long, () => undefined, log);

    expect(served).toBeNull();
    expect(lines).toMatchObject([{ event: "admin.unavailable" }]);
    expect(await askServer(long, "copy")).toBeNull();
  });

  it("is left out where the folder can have no socket, which the log says", async () => {
    served = await serveActs(path.join(folder, "none"), () => undefined, log);

    expect(served).toBeNull();
    expect(lines).toMatchObject([{ event: "admin.unavailable", reason: expect.stringContaining("listen") }]);
  });
});
