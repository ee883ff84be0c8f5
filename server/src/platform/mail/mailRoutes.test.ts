import path from "node:path";
import { useTestApp } from "../../testing/app/harness";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { loadConfig } from "../../start/config";
import { mail as limits } from "../limits/jobLimits";
import { MailFolder } from "./MailFolder";

const folder = path.join(temporaryFolder("mail"), "mail");
const { mail } = loadConfig({ NODE_ENV: "test" });
const testApp = useTestApp({ config: { mail: { ...mail, folder } } });

const outgoing = {
  messageId: "<1@localhost>",
  from: "Study Circle <no-reply@localhost>",
  to: "ada@example.com",
  subject: "<script>alert(1)</script>",
  html: `<!doctype html><p>Hello</p><a href="http://localhost:4000/reset-password#secret" target="_top">Go</a>`,
  text: "Hello",
};

const get = (url: string, headers: Record<string, string> = {}, ip?: string) =>
  testApp().request({ method: "GET", url }, { headers, ...(ip ? { ip } : {}) });

describe("C11 /mail", () => {
  it("lists the mails that were stored, newest first, and shows each in a sandboxed frame", async () => {
    const mails = new MailFolder(folder);
    await mails.send(outgoing);
    await mails.send({ ...outgoing, subject: "Second" });

    const list = await get("/mail");
    const [newest, older] = await mails.list();
    const page = await get(`/mail/${older?.id}`);
    const frame = await get(`/mail/${older?.id}/html`);

    expect(newest?.subject).toBe("Second");
    expect(list.body.indexOf("Second")).toBeLessThan(list.body.indexOf("&lt;script&gt;"));
    expect(list.body).not.toContain("<script");
    expect(page.body).toContain(`<iframe src="/mail/${older?.id}/html"`);
    expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(frame.body).toBe(outgoing.html);
    expect(frame.headers["content-security-policy"]).toContain("sandbox allow-top-navigation-by-user-activation");
    expect(frame.headers["content-security-policy"]).toContain("default-src 'none'");
    for (const { headers } of [list, page, frame]) expect(headers["referrer-policy"]).toBe("no-referrer");
  });

  it.each([
    ["a forwarded header", { "x-forwarded-for": "1.2.3.4" }],
    ["another forwarded header", { "X-Forwarded-Host": "localhost" }],
    ["the standard's header", { forwarded: "for=1.2.3.4" }],
    ["a proxy's header", { via: "1.1 proxy" }],
    ["another host name", { host: "circle.example" }],
    ["a name that only looks local", { host: "localhost.evil.example" }],
    ["an address that only looks local", { host: "127.0.0.1.evil.example" }],
    ["no sensible host", { host: "@" }],
  ])("is not there for a request with %s", async (_case, headers) => {
    expect((await get("/mail", headers)).statusCode).toBe(404);
  });

  it("is not there for another machine, nor below a mail that is not there", async () => {
    expect((await get("/mail", {}, "192.0.2.7")).statusCode).toBe(404);
    expect((await get("/mail/0190a000-0000-7000-8000-000000000000")).statusCode).toBe(404);
    expect((await get("/mail/..%2f..%2fjwt-secret")).statusCode).toBe(404);
  });

  it.each(["localhost:4000", "127.0.0.1:4000", "[::1]:4000"])("answers under the name %s", async (host) => {
    expect((await get("/mail", { host })).statusCode).toBe(200);
  });

  it("is off in production, with a mail server, and behind proxies", () => {
    const viewerWith = (env: NodeJS.ProcessEnv) => loadConfig(env).mail.hasViewer;
    const secret = { JWT_SECRET: "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ" };

    expect(viewerWith({})).toBe(true);
    expect(viewerWith({ NODE_ENV: "production", PASSKEYS: "off", ...secret })).toBe(false);
    expect(viewerWith({ SMTP_URL: "smtp://localhost:25" })).toBe(false);
    expect(viewerWith({ TRUSTED_PROXIES: "10.0.0.0/8" })).toBe(false);
  });

  it("keeps a bounded number of mails", async () => {
    const mails = new MailFolder(path.join(folder, "many"));
    for (let count = 0; count < limits.maxStoredMails + 5; count++)
      await mails.send({ ...outgoing, subject: `${count}` });

    const stored = await mails.list();
    expect(stored).toHaveLength(limits.maxStoredMails);
    expect(stored[0]?.subject).toBe(`${limits.maxStoredMails + 4}`);
  });
});

describe("C10 mail in production", () => {
  const production = { NODE_ENV: "production", JWT_SECRET: "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ" };

  it("does not start without PUBLIC_URL, where links in mail lead", () => {
    const sending = { ...production, PASSKEYS: "off", SMTP_URL: "smtp://localhost" };
    expect(() => loadConfig(sending)).toThrow(/^PUBLIC_URL must be set .* links in mail need it.* without SMTP_URL\.$/);
    const { mail } = loadConfig({ ...production, SMTP_URL: "smtp://localhost", PUBLIC_URL: "https://circle.example/" });
    expect(mail).toMatchObject({ siteUrl: "https://circle.example", folder: null, hasViewer: false });
  });

  it("refuses a sender that would add headers", () => {
    expect(() => loadConfig({ MAIL_FROM: "a@example.com\r\nBcc: all@example.com" })).toThrow("MAIL_FROM");
    expect(() => loadConfig({ MAIL_WAIT_SECONDS: "-1" })).toThrow("MAIL_WAIT_SECONDS");
    expect(loadConfig({}).mail.waitSeconds).toBe(600);
    expect(loadConfig({ MAIL_WAIT_SECONDS: "0" }).mail.waitSeconds).toBe(0);
    expect(loadConfig({ MAIL_FROM: "Circle <hi@example.com>" }).mail.from).toBe("Circle <hi@example.com>");
  });
});
