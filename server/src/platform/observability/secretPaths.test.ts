import { Writable } from "node:stream";
import pino from "pino";
import { buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";

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
