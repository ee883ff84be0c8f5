import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import type { User } from "../accounts/users/User";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { documentWith, idPaths } from "../../testing/contract/idDocuments";
import { listen, LiveClient, type Subscription } from "../../testing/live/LiveClient";
import { liveOperations } from "../../testing/rights/liveOperations";
import { operations } from "../../testing/rights/operations";
import type { Scene } from "../../testing/rights/rights";
import { routes } from "../../testing/rights/routes";
import { type UnseenScene, unseenScenes } from "../../testing/contract/unseen";

const testApp = useTestApp();
const { reasons, buildScene } = unseenScenes(testApp);

/**
 * Where the answer may be another one. All other operations and routes of the table of rights, which is complete by
 * its own test, are asked here.
 */
const exempt = new Set([
  // It makes an address of the id, and looks for nothing.
  "register",
  "POST /users",
]);

/** To who has blocked somebody, that they have is no secret. */
const ofOwnBlocks = new Set(["blockUser", "unblockUser", "PUT /blocks/{id}", "DELETE /blocks/{id}"]);

/** Anyone who looks after a group can end any membership of it, also of somebody whom they do not see. */
const ofOwnGroup = new Set(["removeMember"]);

const isExempt = (name: string, { blocksOther }: UnseenScene) =>
  exempt.has(name) || (blocksOther && ofOwnBlocks.has(name));

/** The things of the other that the viewer does not see. */
function unseenIds({ other, othersPost, comment, thirdsComment, sessions, unseen }: UnseenScene): string[] {
  const [, session = "", , date = ""] = sessions;
  return [
    ...(unseen.includes("person") ? [other.id] : []),
    ...(unseen.includes("post") ? [othersPost, comment, thirdsComment, session, date] : []),
  ];
}

/** Whatever an operation is about, it is this one thing. */
function everywhere(id: string): Scene {
  const user = { id } as User;
  const written = { post: id, secondPost: id, comment: id, secondComment: id, experience: id, education: id };
  return { owner: user, other: user, third: user, ...written };
}

const heardOf = ({ received, errors }: Subscription<unknown>) => ({ received, errors });

/** Each request has an id of its own. */
const withoutId = (answer: unknown, id: string): string =>
  JSON.stringify(answer)
    .replaceAll(id, "ID")
    .replace(/"requestId":"[^"]*"/g, "");

async function askGraphql({ viewer }: UnseenScene, query: string): Promise<unknown> {
  const { data, errors = [] } = await testApp().graphql(query, {}, viewer ? { as: viewer } : {});
  return { data, errors: errors.map(({ message, extensions }) => [message, extensions]) };
}

/** Where it goes, with what it brings. */
function requestOf({ name, params, body }: (typeof routes)[number], about: Scene) {
  const [method, pattern] = name.split(" ") as ["GET" | "PUT" | "POST" | "DELETE", string];
  const url = `/api${pattern.replace(/\{(\w+)\}/g, (_place, key: string) => params?.(about)[key] ?? "")}`;
  const payload = typeof body === "function" ? body(about) : body;
  return { method, url, ...(payload ? { payload } : {}) };
}

const textOf = (route: (typeof routes)[number], about: Scene) => JSON.stringify(requestOf(route, about));

async function askRest({ viewer }: UnseenScene, route: (typeof routes)[number], about: Scene) {
  const response = await testApp().request(requestOf(route, about), viewer ? { as: viewer } : {});
  return [response.statusCode, response.body];
}

describe.each(Object.entries(reasons))("%s", (_who, reason) => {
  it("is to every query and mutation as if it had never been", async () => {
    const scene = await buildScene(reason);

    const different: string[] = [];
    let asked = 0;
    for (const { name, query } of operations) {
      const unknown = newId();
      if (isExempt(name, scene) || !query(everywhere(unknown)).includes(unknown)) continue;
      const expected = withoutId(await askGraphql(scene, query(everywhere(unknown))), unknown);
      for (const id of unseenIds(scene)) {
        const answer = withoutId(await askGraphql(scene, query(everywhere(id))), id);
        if (answer !== expected) different.push(`${query(everywhere(id))}: ${answer} instead of ${expected}`);
        asked++;
      }
    }

    expect(different).toEqual([]);
    expect(asked).toBeGreaterThan(50);
  });

  it("N42 is as if it had never been wherever the schema takes an id, beside one of the viewer's own things", async () => {
    const scene = await buildScene(reason);

    const different: string[] = [];
    for (const place of idPaths.filter(({ field }) => !isExempt(field.name, scene))) {
      const unknown = newId();
      const expected = withoutId(await askGraphql(scene, documentWith(place, unknown, scene.ownPost)), unknown);
      for (const id of unseenIds(scene)) {
        const query = documentWith(place, id, scene.ownPost);
        const answer = withoutId(await askGraphql(scene, query), id);
        if (answer !== expected && !(id === scene.other.id && ofOwnGroup.has(place.field.name)))
          different.push(`${query}: ${answer} instead of ${expected}`);
      }
    }

    expect(different).toEqual([]);
    expect(idPaths.length).toBeGreaterThan(60);
  });

  it("is to every REST route as if it had never been", async () => {
    const scene = await buildScene(reason);

    const different: string[] = [];
    let asked = 0;
    for (const route of routes) {
      const unknown = newId();
      if (isExempt(route.name, scene) || !textOf(route, everywhere(unknown)).includes(unknown)) continue;
      const expected = withoutId(await askRest(scene, route, everywhere(unknown)), unknown);
      for (const id of unseenIds(scene)) {
        const answer = withoutId(await askRest(scene, route, everywhere(id)), id);
        if (answer !== expected) different.push(`${route.name}: ${answer} instead of ${expected}`);
        asked++;
      }
    }

    expect(different).toEqual([]);
    expect(asked).toBeGreaterThan(25);
  });
});

/** A guest has no live connection. */
const toMembers = Object.entries(reasons).filter(([, { isForGuests }]) => !isForGuests);

describe.each(toMembers)("%s", (_who, reason) => {
  it("is to every subscription as if it had never been", async () => {
    const scene = await buildScene(reason);
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(scene.viewer as User));

    const asked = unseenIds(scene).flatMap((id) => {
      const unknown = newId();
      return liveOperations
        .filter(({ query }) => query(everywhere(id)).includes(id))
        .map(({ name, query }) => ({
          ...{ name, id, unknown },
          unseen: client.subscribe(query(everywhere(id))),
          other: client.subscribe(query(everywhere(unknown))),
        }));
    });
    await Promise.all(asked.map(({ other }) => other.untilComplete()));
    await wait(500);
    await client.leave();

    const different = asked.filter(({ id, unknown, unseen, other }) => {
      const [answer, expected] = [withoutId(heardOf(unseen), id), withoutId(heardOf(other), unknown)];
      return answer !== expected;
    });
    expect(different.map(({ name, unseen, other }) => [name, heardOf(unseen), heardOf(other)])).toEqual([]);
    expect(asked.length).toBeGreaterThan(5);
  });
});

describe("N42 a comment of somebody else under the post of a blocker", () => {
  it.each(["the viewer blocked", "the viewer was blocked"])(
    "answers deleteComment like an unknown one when %s",
    async (way) => {
      const { db } = testApp();
      const [viewer, author] = [await buildUser(db), await buildUser(db)];
      const post = await buildPost(db, { authorId: author.id });
      const { id } = await buildComment(db, { postId: post.id });
      const [as, other] = way === "the viewer blocked" ? [viewer, author] : [author, viewer];
      await testApp().graphql(`mutation { blockUser(input: { userId: "${other.id}" }) { id } }`, {}, { as });
      const remove = async (comment: string) => {
        const answer = await testApp().graphql(
          `mutation { deleteComment(id: "${comment}") { id } }`,
          {},
          { as: viewer },
        );
        return answer.errors?.map(({ message, extensions }) => [message, extensions.code]);
      };

      expect(await remove(id)).toEqual(await remove("0198a000-0000-7000-8000-000000000000"));
    },
  );
});
