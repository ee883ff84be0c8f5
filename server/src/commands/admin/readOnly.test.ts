import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ServedActs, serveActs } from "../../platform/admin/adminSocket";
import { type CheckStopped, whileReadOnly } from "./readOnly";

let folder: string;
let server: ServedActs | null;
let asked: object[];
let isDown: boolean;
let until: string | null | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  folder = mkdtempSync(path.join(tmpdir(), "read-only-"));
  [asked, isDown, until] = [[], false, undefined];
  const act = async (input: unknown) => {
    if (isDown) throw new Error("down");
    asked.push((input as { input: object }).input);
    return {};
  };
  const check = async () => {
    if (isDown) throw new Error("down");
    return { facts: { "read-only": until !== undefined, "read-only-until": until ?? null } };
  };
  const acts: Record<string, (input: unknown) => Promise<object>> = { "site.read-only": act, "site.check": check };
  server = await serveActs(folder, (name) => acts[name], {
    info: () => undefined,
    warn: () => undefined,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const held = { state: "on", for: "30s" };

/** Until what was asked meanwhile has been answered. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

describe("P2 while a site is moved", () => {
  it("it is held readable only for as long as the work takes, and stays so when it succeeds", async () => {
    const moved = await whileReadOnly(folder, async (checkStopped) => {
      for (let turn = 0; turn < 4; turn++) await pass(10_000);
      checkStopped();
      return "moved";
    });

    expect(moved).toEqual({ result: "moved", isServed: true });
    expect(asked).toEqual([held, held, held, held, held, { state: "on" }]);
    await pass(60_000);
    expect(asked.length).toBe(6);
  });

  it("it can be written again when the work fails", async () => {
    const failed = whileReadOnly(folder, () => Promise.reject(new Error("full")));

    await expect(failed).rejects.toThrow("full");
    expect(asked).toEqual([held, { state: "off" }]);
  });

  it("it stays as an operator has set it, who wants nobody to write", async () => {
    until = null;
    expect(await whileReadOnly(folder, async () => "moved")).toEqual({ result: "moved", isServed: true });
    await expect(whileReadOnly(folder, () => Promise.reject(new Error("full")))).rejects.toThrow("full");
    expect(asked).toEqual([]);

    const ended = whileReadOnly(folder, async (checkStopped) => {
      until = undefined;
      for (let turn = 0; turn < 4; turn++) await pass(10_000);
      checkStopped();
    });
    await expect(ended).rejects.toThrow("Nothing was moved");

    until = "2026-03-05T12:00:00.000Z";
    await expect(whileReadOnly(folder, () => Promise.reject(new Error("full")))).rejects.toThrow("full");
    expect(asked).toEqual([held, { state: "off" }]);
  });

  it("nothing is moved once the server may take writes again", async () => {
    const check = async (checkStopped: CheckStopped) => {
      isDown = true;
      await pass(25_000);
      checkStopped();
      await pass(10_000);
      checkStopped();
    };

    await expect(whileReadOnly(folder, check)).rejects.toThrow("Nothing was moved");
  });

  it("without a server the work is done just so", async () => {
    await server?.close();

    expect(await whileReadOnly(folder, async () => "moved")).toEqual({ result: "moved", isServed: false });
  });
});
