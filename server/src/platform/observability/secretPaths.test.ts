import { Writable } from "node:stream";
import pino from "pino";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { loggedPath } from "./loggedPath";

const lines: string[] = [];
const logger = pino(
  { level: "trace" },
  new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
);
const testApp = useTestApp({ deps: { logger } });

it("B12 the address of a calendar is in no log", async () => {
  const ada = await buildUser(testApp().db);
  await testApp().confirm(ada);
  const { data } = await testApp().graphql("mutation { renewCalendarFeed { url } }", {}, { as: ada });
  const { pathname } = new URL(data.renewCalendarFeed.url);

  await testApp().request({ method: "GET", url: pathname });
  await testApp().request({ method: "GET", url: `${pathname}x` });
  await testApp().request({ method: "POST", url: pathname });

  const requests = lines.filter((line) => line.includes('"method"') && line.includes("/calendar/"));
  expect(requests.length).toBeGreaterThanOrEqual(2);
  expect(lines.join("\n")).not.toContain(pathname.slice("/calendar/".length, -4));
});

it("B3 the code of an invitation is in no log", async () => {
  const code = "kY3vQpXnT0aWz5uJmR8sLw";

  await testApp().request({ method: "GET", url: `/join/${code}` });

  expect(lines.some((line) => line.includes('"/join/…"'))).toBe(true);
  expect(lines.join("\n")).not.toContain(code);
});

describe("N42 a secret in an address", () => {
  const secret = "kY3vQpXnT0aWz5uJmR8sLw";
  const encoded = [...secret].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

  it.each([
    `/calendar/${secret}.ics`,
    `/%63alendar/${secret}.ics`,
    `/%2563alendar/${secret}`,
    `/calendar%2F${secret}.ics`,
    `//calendar//${secret}.ics`,
    `/CALENDAR/${secret}`,
    `/Join/${secret}/`,
    `/join/${encoded}`,
    `/join/${secret}?x=1`,
    `http://example.com/calendar/${secret}.ics`,
    `HTTP://example.com:80/join/${secret}`,
    `/\\\\calendar\\\\${secret}`,
    `/api/calendar/${secret}`,
    `/nothing/${secret}`,
    `/unsubscribe%3Ftoken=${secret}`,
    `/unsubscribe?token=${secret}`,
    `/join/${secret}%`,
    `/calendar/short%zz`,
  ])("is not in the logged path of %s", (target) => {
    const path = loggedPath(target);

    expect(path).not.toContain(secret);
    expect(path).not.toContain(secret.slice(0, 12));
    expect(path).not.toMatch(/short/);
  });

  it.each([
    ["/api/posts/0198a000-0000-7000-8000-000000000000", "/api/posts/0198a000-0000-7000-8000-000000000000"],
    ["/assets/NotificationSettingsPage-BxYz1234.js", "/assets/NotificationSettingsPage-BxYz1234.js"],
    ["/settings/notifications?x=1", "/settings/notifications"],
    ["/calendar", "/calendar"],
  ])("leaves %s readable", (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });

  it("is in no line of a request, in whatever way it is sent", async () => {
    for (const url of [
      `/%63alendar/${secret}.ics`,
      `//calendar/${secret}.ics`,
      `/nothing/${secret}`,
      `/join/${encoded}`,
    ]) {
      await testApp().request({ method: "GET", url });
    }

    expect(lines.join("\n")).not.toContain(secret);
    expect(lines.join("\n")).not.toContain(encoded);
  });
});
