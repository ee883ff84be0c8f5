import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";

const testApp = useTestApp({ config: { trustedProxies: ["loopback"] } });

/** The avatar of a post's author over a socket and over HTTP, for a client that sends these headers. */
async function avatars(headers: Record<string, string>) {
  const url = new URL(await listen(testApp()));
  const [viewer, post] = [await buildUser(testApp().db), await buildPost(testApp().db)];
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace("HOST", url.host)]),
  );
  const client = new LiveClient(url.href, testApp().tokenOf(viewer), { headers: sent });
  const changes = client.subscribe<{ postChanged: { author: { avatar: string } } }>(
    `subscription { postChanged(postId: "${post.id}") { author { avatar } } }`,
  );
  const [live] = await changes.until(1);
  await client.leave();
  const { data } = await testApp().graphql(
    `{ post(id: "${post.id}") { author { avatar } } }`,
    {},
    { as: viewer, headers: { ...sent, host: url.host } },
  );
  return {
    live: live?.postChanged.author.avatar,
    http: data.post.author.avatar as string,
    host: url.host,
  };
}

it("N24 a client of another origin gets the same absolute address over a socket and over HTTP", async () => {
  const { live, http, host } = await avatars({});

  expect(live).toBe(http);
  expect(live).toMatch(new RegExp(`^http://${host}/avatars/`));
});

it("N24 our own pages get a root-relative address over both", async () => {
  const { live, http } = await avatars({ origin: "http://HOST" });

  expect(live).toBe(http);
  expect(live).toMatch(/^\/avatars\//);
});

it("N24 behind a trusted proxy both have the protocol of the client", async () => {
  const { live, http, host } = await avatars({ "x-forwarded-proto": "https" });

  expect(live).toBe(http);
  expect(live).toMatch(new RegExp(`^https://${host}/`));
});
