import { getNamedType, isCompositeType, isObjectType, isRequiredArgument } from "graphql";
import { allScopes, type Scope } from "../../features/accounts/accessTokens/scopes";
import { getSchema } from "../../schema";
import {
  buildComment,
  buildPost,
  buildProfile,
  buildUser,
  buildExperience,
  buildEducation,
} from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { codeOf } from "../../testing/calls/answers";
import { makeToken } from "../../testing/calls/accessTokenCalls";
import { LiveClient, listen } from "../../testing/live/LiveClient";
import { liveOperations, personalOperations } from "../../testing/rights/liveOperations";
import { operations } from "../../testing/rights/operations";
import type { Scene } from "../../testing/rights/rights";
import { routes } from "../../testing/rights/routes";
import { parts } from "../parts";
import type { AnyAction } from "./actions";
import { actionOf } from "./fieldRights";
import { withIncluded } from "./scopes";

/*
 * The walk over every operation, route and subscription with a token of each scope. The tables are complete: rights.test.ts compares
 * them with the schema and the routes.
 */

const testApp = useTestApp({ rateLimitFactor: 1_000 });
const make = makeToken(testApp);
const nameOf = (scope: string) => scope.toUpperCase().replace(":", "_");

let scene: Scene;
const tokens = new Map<Scope, string>();

beforeAll(async () => {
  const { db } = testApp();
  const owner = await buildUser(db);
  const other = await buildUser(db);
  const profile = await buildProfile(db, { userId: owner.id });
  const post = await buildPost(db, { authorId: owner.id });
  scene = {
    ...{ owner, other, third: await buildUser(db), post: post.id },
    secondPost: (await buildPost(db, { authorId: owner.id })).id,
    comment: (await buildComment(db, { postId: post.id, authorId: owner.id })).id,
    secondComment: (await buildComment(db, { postId: post.id, authorId: owner.id })).id,
    experience: (await buildExperience(db, { profileId: profile.id })).id,
    education: (await buildEducation(db, { profileId: profile.id })).id,
  };
  for (const scope of allScopes) tokens.set(scope, (await make(owner, [nameOf(scope)])).token);
});

/** The actions of the whole product, as the schema and the routes declare them. */
function declaredActions(): Map<string, AnyAction> {
  const schema = getSchema();
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const actions = [...fields.map(actionOf), ...parts().routes.map(({ action }) => action)];
  return new Map(actions.flatMap((action) => (action ? [[action.name, action]] : [])));
}

const actions = declaredActions();
/** "yes", the scope that is missing, or "closed". */
function expected(action: string, scope: Scope): string {
  const needed = actions.get(action)?.scope;
  if (!needed) return "closed";
  return needed === "any" || withIncluded([scope]).has(needed) ? "yes" : needed;
}

interface Refusal {
  extensions: { code: string; scope?: string };
}
const answerOf = (errors: readonly Refusal[] = []) => {
  const refusal = errors.find(({ extensions }) => extensions.code === "SCOPE_MISSING");
  return refusal ? (refusal.extensions.scope ?? "closed") : "yes";
};

describe("O1 what a token of each scope may do", () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "%s",
    async (_name, { action, query }) => {
      for (const scope of allScopes) {
        const { errors } = await testApp().graphql(query(scene), {}, { token: tokens.get(scope) ?? "" });

        expect([scope, answerOf(errors)]).toEqual([scope, expected(action, scope)]);
      }
    },
  );

  it.each(routes.map((route) => [route.name, route] as const))("%s", async (name, { action, params, body }) => {
    const [method, pattern] = name.split(" ") as ["GET" | "PUT" | "POST" | "DELETE", string];
    const path = pattern.replace(/\{(\w+)\}/g, (_place, key: string) => params?.(scene)[key] ?? "");
    for (const scope of allScopes) {
      const payload = typeof body === "function" ? body(scene) : body;
      const request = { method, url: `/api${path}`, ...(payload ? { payload } : {}) };
      const { headers, statusCode } = await testApp().request(request, { token: tokens.get(scope) ?? "" });

      const refused = String(headers["www-authenticate"] ?? "");
      const answer = refused ? (/scope="(.*?)"/.exec(refused)?.[1] ?? "closed") : "yes";
      expect([scope, answer]).toEqual([scope, expected(action, scope)]);
      if (answer !== "yes") expect([statusCode, headers["x-error-code"]]).toEqual([403, "SCOPE_MISSING"]);
    }
  });

  it.each([...liveOperations, ...personalOperations].map(({ name, action }) => [name, action] as const))(
    "subscription %s",
    async (name, action) => {
      const field = getSchema().getSubscriptionType()?.getFields()[name];
      const id = JSON.stringify(scene.post);
      const needed = field?.args.filter(isRequiredArgument) ?? [];
      const given = needed.length > 0 ? `(${needed.map((argument) => `${argument.name}: ${id}`).join(", ")})` : "";
      const type = field && getNamedType(field.type);
      const query = `subscription { ${name}${given} ${isCompositeType(type) ? "{ __typename }" : ""} }`;
      const url = await listen(testApp());
      const answers = await Promise.all(
        allScopes.map(async (scope) => {
          const client = new LiveClient(url, tokens.get(scope) ?? "");
          const errors = await client
            .subscribe(query)
            .untilRefused(...(expected(action, scope) === "yes" ? [300] : []))
            .catch(() => []);
          await client.leave();
          return [scope, answerOf(errors)];
        }),
      );

      expect(answers).toEqual(allScopes.map((scope) => [scope, expected(action, scope)]));
    },
  );
});

/** The fields of a member that need no arguments, with the least that can be asked of each. */
function ownFields(): { name: string; query: string }[] {
  const type = getSchema().getType("User");
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields
    .filter(({ args }) => args.every((argument) => !isRequiredArgument(argument)))
    .map(({ name, type: of }) => ({
      name,
      query: isCompositeType(getNamedType(of)) ? `${name} { __typename }` : name,
    }));
}

describe("O1 scopes", () => {
  it("are all needed by something, and no action needs another one", () => {
    const needed = new Set([...actions.values()].flatMap(({ scope }) => scope ?? []));

    expect([...needed].filter((scope) => scope !== "any" && !(allScopes as string[]).includes(scope))).toEqual([]);
    // The address is a field of one's account, and no operation of its own.
    expect(allScopes.filter((scope) => !needed.has(scope))).toEqual(["email:read"]);
  });

  it("of writing include reading, and of managing both", () => {
    expect([...withIncluded(["groups:manage", "posts:write", "email:read"])].sort()).toEqual([
      ...["email:read", "groups:manage", "groups:read", "groups:write", "posts:read", "posts:write"],
    ]);
  });

  it("guard what a member alone reads of themself, in every answer that names them", async () => {
    const ada = await buildUser(testApp().db);
    const made = await make(ada, ["PROFILE_READ"]);
    await testApp().graphql("mutation { renewCalendarFeed { url } }", {}, { token: made.session });
    const own = ownFields();
    const selection = own.map(({ query }) => query).join(" ");
    const read = async (token: string) => (await testApp().graphql(`{ me { ${selection} } }`, {}, { token })).data.me;
    const bo = { as: await buildUser(testApp().db) };
    const asOther = (await testApp().graphql(`{ user(id: "${ada.id}") { ${selection} } }`, {}, bo)).data.user;
    const [session, token] = [await read(made.session), await read(made.token)];

    const isPrivate = ({ name }: { name: string }) => asOther[name] === null && session[name] !== null;
    expect(own.filter(isPrivate).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["calendarFeed", "email", "devices"]),
    );
    expect(own.filter((field) => isPrivate(field) && token[field.name] !== null).map(({ name }) => name)).toEqual([]);
  });

  it("of a moderator give no more than those of any member", async () => {
    const { db } = testApp();
    const admin = await buildUser(db);
    await db.query("update users set role = 'ADMIN' where id = $1", [admin.id]);
    const { token } = await make(admin, ["POSTS_WRITE"]);

    expect((await testApp().services.sessions.find(token))?.role).toBeUndefined();
  });

  it("hold when the site is seen as another member would", async () => {
    const answer = await testApp().graphql(
      "{ notifications: me { unreadCount } groups: groups { totalCount } }",
      {},
      {
        token: tokens.get("profile:read") ?? "",
        headers: { "x-view-as": "member" },
      },
    );

    expect(codeOf(answer)).toBe("SCOPE_MISSING");
  });

  it("count for the token as well as for its member", async () => {
    const { rates } = testApp().services;
    const keys: string[] = [];
    const consume = vi.spyOn(rates, "consume").mockImplementation(async (name) => {
      keys.push(name);
      return { limit: 1, remaining: 1, reset: 1 };
    });
    await testApp().request({ method: "GET", url: "/api/auth" }, { token: tokens.get("profile:read") ?? "" });
    consume.mockRestore();

    expect(keys).toEqual(["tokenRequests", "memberRequests"]);
  });
});
