import Fastify, { type FastifyInstance } from "fastify";
import { v7 as newId } from "uuid";
import { drawFace } from "../../accounts/faces/drawFace";
import { drawnFace } from "../../accounts/faces/faceOf";
import { Gravatars } from "./Gravatars";
import { buildUser } from "../../../testing/app/factories";
import { GravatarHost } from "../../../testing/app/gravatarHost";
import { useTestApp } from "../../../testing/app/harness";
import { avatarRoutes } from "./avatarRoutes";

const jpeg = Buffer.from("ffd8ffe000104a464946", "hex");

describe("/avatars/:id with Gravatar switched off", () => {
  const app = useTestApp();

  it("draws a member's face, for our pages and for others", async () => {
    const user = await buildUser(app().db, { name: "Ada Lovelace" });

    const answer = await app().http.inject(`/avatars/${user.id}`);

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(drawFace(drawnFace(user.id)));
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "content-security-policy": expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("sends nothing to a browser that has the picture already, compressed or not", async () => {
    const user = await buildUser(app().db);
    const url = `/avatars/${user.id}`;
    const etag = String((await app().http.inject(url)).headers.etag);

    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app().http.inject({ url, headers: { "if-none-match": tag } });
      expect(again).toMatchObject({ statusCode: 304, body: "" });
      expect(again.headers.etag).toBe(etag);
    }
    expect((await app().http.inject({ url, headers: { "if-none-match": '"other"' } })).statusCode).toBe(200);
  });

  it.each([
    ["unknown", newId()],
    ["malformed", "..%2F..%2Fetc"],
    ["malformed", "1e3"],
    ["far too long", "9".repeat(400)],
  ])("answers an %s id with 404", async (_kind, id) => {
    expect((await app().http.inject(`/avatars/${id}`)).statusCode).toBe(404);
  });

  it("shows nobody in the place of a member who has left", async () => {
    const answer = await app().http.inject(`/avatars/${newId()}`);

    expect(answer.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  });

  it("is where every answer says that a member's picture is", async () => {
    const user = await buildUser(app().db, { name: "Bo" });
    const { data } = await app().graphql("query ($id: ID!) { user(id: $id) { avatar } }", { id: user.id });

    const { pathname } = new URL(data.user.avatar, "http://localhost");

    expect((await app().http.inject(pathname)).body).toBe(drawFace(drawnFace(user.id)));
  });
});

describe("/avatars/:id with Gravatar", () => {
  const app = useTestApp();
  const host = new GravatarHost();
  let http: FastifyInstance;
  beforeAll(async () => {
    http = Fastify();
    await http.register(avatarRoutes, { ...app().services, gravatars: new Gravatars(await host.start()) });
  });
  afterAll(async () => {
    await http.close();
    await host.stop();
  });

  it("passes the picture on, and nothing else of what the host says", async () => {
    host.answer = { body: jpeg, type: "image/jpeg", headers: { "set-cookie": "a=b", "x-powered-by": "them" } };
    const user = await buildUser(app().db);

    const answer = await http.inject(`/avatars/${user.id}`);

    expect(answer.rawPayload).toEqual(jpeg);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(JSON.stringify(answer.headers)).not.toContain(host.asked.at(-1)?.slice(8, 40));
  });

  it("draws a face for an hour when there is none, for a minute when the host is in trouble", async () => {
    host.answer = { status: 404 };
    const known = await http.inject(`/avatars/${(await buildUser(app().db)).id}`);
    host.answer = { status: 500 };
    const unknown = await http.inject(`/avatars/${(await buildUser(app().db)).id}`);

    expect(known.headers).toMatchObject({
      "content-type": expect.stringContaining("svg"),
      "cache-control": "public, max-age=3600",
    });
    expect(unknown.headers).toMatchObject({
      "content-type": expect.stringContaining("svg"),
      "cache-control": "public, max-age=60",
    });
  });

  it("asks for nobody but members", async () => {
    const before = host.asked.length;

    await http.inject(`/avatars/${newId()}`);

    expect(host.asked).toHaveLength(before);
  });
});
