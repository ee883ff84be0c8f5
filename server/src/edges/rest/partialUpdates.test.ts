import { features } from "../../features";
import { useTestApp } from "../../testing/app/harness";
import { partialScenes, type Values } from "../../testing/contract/partialScenes";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const scenes = partialScenes(testApp);

const ofContract = ["/profile/experience", "/profile/education", "/posts/like/:id"];
const routes = features
  .flatMap(({ rest: { routes } }) => routes)
  .filter(({ method, path, body }) => method === "PUT" && body && !ofContract.includes(path));

/** What is no part of the state: an answer is given to one date or to all. */
const choices = new Set(["scope"]);

describe("N6 what a PUT of ours leaves out is kept", () => {
  it("has a scene for every such route with a body", () => {
    expect(
      routes.map(({ path }) => path).filter((path) => !(path in scenes) && !isToggle(path) && !isEdit(path)),
    ).toEqual([]);
    expect(routes.length).toBeGreaterThan(9);
  });

  it.each(routes.filter(({ path }) => path in scenes).map((route) => [route.path, route] as const))(
    "%s",
    async (path, { body }) => {
      const fields = Object.keys((body?.schema.properties ?? {}) as object).filter((field) => !choices.has(field));
      const known = new Set<string>();
      for (const scene of [scenes[path]].flat()) {
        if (!scene) throw new Error(`there is no scene for ${path}`);
        const { as, read, first, other, path: url } = await scene();
        const own = Object.keys(first);
        own.forEach((field) => known.add(field));
        const put = (sent: Values) => rest(`PUT /api${url}`, { as, body: sent });
        const stored = async () =>
          Object.fromEntries(Object.entries(await read()).filter(([name]) => own.includes(name)));

        expect(Object.keys(other).sort()).toEqual([...own].sort());
        for (const field of own) {
          expect((await put(first)).status).toBe(200);
          expect(await stored()).toEqual(first);

          expect([field, (await put({ [field]: other[field] })).status]).toEqual([field, 200]);

          expect(await stored()).toEqual({ ...first, [field]: other[field] });
        }
        expect((await put({})).status).toBe(400);
      }
      expect([...known].sort()).toEqual([...fields].sort());
    },
  );
});

/** An edit needs its text. What becomes of the pictures, `discussion/pictures.test.ts` checks. */
const isEdit = (path: string) => ["/posts/:id", "/posts/comment/:id/:comment_id"].includes(path);

/** These set one thing, and their body has only a note of the act. */
const isToggle = (path: string) =>
  ["/suggestions/:id", "/blocks/:id", "/posts/:id/muted", "/rooms/:id/seat"].includes(path);
