import { createHash } from "node:crypto";
import { gravatar as limits } from "../limits";
import { GravatarHost } from "../../../testing/app/gravatarHost";
import { Gravatars } from "./Gravatars";

const png = Buffer.from("89504e470d0a1a0a", "hex");

describe("Gravatars", () => {
  const host = new GravatarHost();
  let address: string;
  beforeAll(async () => {
    address = await host.start();
  });
  afterAll(() => host.stop());
  beforeEach(() => {
    host.asked.length = 0;
    host.answer = { body: png };
  });

  it("finds a member's picture by the digest of their address, without regard to case and blanks", async () => {
    const finding = await new Gravatars(address).find(" Ada@Example.com ");

    const digest = createHash("sha256").update("ada@example.com").digest("hex");
    expect(finding).toEqual({ kind: "found", picture: { type: "image/png", bytes: png } });
    expect(host.asked).toEqual([`/avatar/${digest}?d=404&s=256`]);
  });

  it("asks the host once and remembers the answer, a no included", async () => {
    const gravatars = new Gravatars(address);
    await gravatars.find("ada@example.com");
    host.answer = { status: 404 };
    await gravatars.find("bob@example.com");

    expect((await gravatars.find("ada@example.com")).kind).toBe("found");
    expect((await gravatars.find("bob@example.com")).kind).toBe("none");
    expect(host.asked).toHaveLength(2);
  });

  it("asks once when many want the same picture at the same time", async () => {
    const gravatars = new Gravatars(address);

    const findings = await Promise.all(Array.from({ length: 50 }, () => gravatars.find("ada@example.com")));

    expect(findings.every(({ kind }) => kind === "found")).toBe(true);
    expect(host.asked).toHaveLength(1);
  });

  it.each([
    ["a page", { type: "text/html", body: "<script>alert(1)</script>" }],
    ["a drawing, which could carry a script", { type: "image/svg+xml", body: "<svg/>" }],
    ["a picture beyond the limit", { body: Buffer.alloc(limits.pictureBytes + 1) }],
    ["an empty picture", { body: "" }],
    ["a way to another host", { status: 302, headers: { location: "http://127.0.0.1:1/elsewhere" } }],
  ])("takes %s for no picture", async (_what, answer) => {
    host.answer = answer;

    expect(await new Gravatars(address).find("ada@example.com")).toEqual({ kind: "none" });
  });

  it("gives up on a host that is silent, and leaves it alone for a while", async () => {
    host.answer = { isSilent: true };
    const gravatars = new Gravatars(address);
    const start = performance.now();

    const first = await gravatars.find("ada@example.com");
    const waited = performance.now() - start;
    const second = await gravatars.find("bob@example.com");

    expect([first.kind, second.kind]).toEqual(["unknown", "unknown"]);
    expect(waited).toBeGreaterThan(1_900);
    expect(waited).toBeLessThan(3_000);
    expect(performance.now() - start - waited).toBeLessThan(100);
    expect(host.asked).toHaveLength(1);
  });

  it("asks again after the pause", async () => {
    host.answer = { status: 503 };
    const gravatars = new Gravatars(address);
    const clock = vi.spyOn(Date, "now");
    const now = Date.now();

    const away = await gravatars.find("ada@example.com");
    host.answer = { body: png };
    const stillAway = await gravatars.find("ada@example.com");
    clock.mockReturnValue(now + limits.pauseMs + 1_000);
    const back = await gravatars.find("ada@example.com");
    clock.mockRestore();

    expect([away.kind, stillAway.kind, back.kind]).toEqual(["unknown", "unknown", "found"]);
  });

  it("draws initials for everybody when there is no host at all", async () => {
    expect((await new Gravatars("http://127.0.0.1:1").find("ada@example.com")).kind).toBe("unknown");
  });
});
