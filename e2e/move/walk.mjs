import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, getNamedType, isCompositeType, isEnumType, isNonNullType } from "graphql";
import { top } from "../../scripts/run.mjs";

/* Everything that can be read over REST and GraphQL, for each who asks. */

const { paths } = JSON.parse(readFileSync(path.join(top, "docs/openapi.json"), "utf8"));
const schema = buildSchema(readFileSync(path.join(top, "schema.graphql"), "utf8"));

/** Fields that change with the clock, whatever database answers: what time it is, the clock of a room, and when someone asked last. */
const changing = ["serverNow", "timer", "lastSeenAt"];

/** Roots that are not compared, with the reason. Their rows are, by the checksum of their table. */
const leftOut = {
  administration: "what an admin reads is of the moment, such as the size of the database",
  moderationLog: "each walk reads cases, which is logged",
};

/** What nobody gets anything of in the community, with the reason. */
const neverSeen = {
  "/api/focuses/open": "nobody studies at the moment",
  demoAccount: "the site is opened as one without a demo",
  absentExports: "nobody with an archive is suspended",
};

/** The ids that a route takes, by the beginning of its path: see `findIds`. */
const idsOfRoutes = Object.entries({
  "/api/books/": "books",
  "/api/comments/": "comments",
  "/api/dates/": "dates",
  "/api/free-hours/": "groups",
  "/api/groups/": "groups",
  "/api/invitations/": "invitations",
  "/api/me/exports/": "exports",
  "/api/posts/": "groups",
  "/api/previews/": "groups",
  "/api/profile/user/": "users",
  "/api/reading-plans/": "groups",
  "/api/rooms/": "groups",
  "/api/sessions/": "sessions",
  "/api/shelves/": "books",
  "/api/threads/": "groups",
  "/api/users/": "users",
});

/** Those of the root fields of GraphQL. */
const idsOfFields = {
  book: "books",
  comment: "comments",
  moderationCase: "cases",
  occurrence: "dates",
  profile: "users",
  studySession: "sessions",
  user: "users",
  groupByInvite: "invitations",
  invitation: "invitations",
};

const span = { from: "2026-01-01T00:00:00Z", to: "2026-01-31T00:00:00Z" };
const queries = {
  "/api/search": "q=a&limit=20",
  "/api/mentionable": "text=a",
  "/api/schedule": new URLSearchParams(span),
  "/api/events": "after=0",
};

/** Gives all answers by what was asked. `tokens`: of those who ask, by name; null: a guest. */
export async function walk(url, tokens, ids) {
  const answers = {};
  for (const [who, token] of Object.entries(tokens)) {
    for (const { what, route } of routesWith(ids))
      answers[`${who} GET ${route}`] = { what, ...(await get(url, token, route)) };
    for (const { what, id, texts } of operationsWith(ids))
      answers[`${who} ${what} ${id ?? ""}`] = { what, ...(await query(url, token, texts)) };
  }
  return answers;
}

/** Throws the routes and roots that nobody got anything of: a walk past them compares nothing. */
export function expectSeen(answers) {
  const seen = new Set(
    Object.values(answers).flatMap(({ what, status, isThere }) => (status === 200 && isThere ? [what] : [])),
  );
  const roots = Object.keys(schema.getQueryType().getFields()).filter((name) => !(name in leftOut));
  const routes = Object.keys(paths).filter((route) => paths[route].get);
  const missing = [...routes, ...roots].filter((what) => !seen.has(what) && !(what in neverSeen));
  if (missing.length > 0) throw new Error(`nobody got anything of ${missing.join(", ")}`);
  return { routes: routes.length, roots: roots.length };
}

function routesWith(ids) {
  return Object.entries(paths).flatMap(([what, { get: operation }]) => {
    if (!operation) return [];
    const asked = queries[what] ? `?${queries[what]}` : "";
    if (!what.includes("{")) return [{ what, route: what + asked }];
    if (what.includes("{comment_id}"))
      return ids.comments.map(({ id, postId }) => ({
        what,
        route: what.replace("{id}", postId).replace("{comment_id}", id),
      }));
    const [, kind] = idsOfRoutes.find(([beginning]) => what.startsWith(beginning)) ?? [];
    if (!kind) throw new Error(`the walk has no ids for ${what}`);
    return ids[kind].map(({ id }) => ({ what, route: what.replace(/\{\w+\}/, id) }));
  });
}

async function get(url, token, route) {
  const response = await fetch(url + route, { headers: token ? { "x-auth-token": token } : {} });
  const body = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  const data = isJson ? withoutChanging(JSON.parse(body)) : body;
  return { status: response.status, isThere: data !== null, data };
}

function operationsWith(ids) {
  return Object.values(schema.getQueryType().getFields()).flatMap((field) => {
    if (field.name in leftOut) return [];
    const takesId = field.args.some(({ name }) => /^(id|userId|code)$/.test(name));
    const values = takesId ? ids[idsOfFields[field.name] ?? "groups"].map(({ id }) => id) : [null];
    return values.map((id) => ({
      ...{ what: field.name, id },
      texts: [2, 1, 0].map((depth) => `{ ${fieldText(field, depth, id)} }`),
    }));
  });
}

/** Which form the service last took, by the first one: the next walk asks for no larger one. */
const taken = new Map();

/** Smaller, as long as the service refuses it as too much. */
async function query(url, token, texts) {
  const [largest] = texts;
  const form = `${token === null} ${largest}`;
  for (let turn = taken.get(form) ?? 0; turn < texts.length; turn++) {
    const headers = { "content-type": "application/json", ...(token ? { "x-auth-token": token } : {}) };
    const body = JSON.stringify({ query: texts[turn] });
    const response = await fetch(`${url}/graphql`, { method: "POST", headers, body });
    const { data, errors } = await response.json();
    const messages = errors?.map(({ message }) => message) ?? [];
    if (messages.some((message) => /^The operation may fetch|^The document has more than/.test(message))) continue;
    taken.set(form, turn);
    const isThere = !errors && Object.values(data)[0] !== null;
    return { status: response.status, isThere, data: withoutChanging(data ?? null), messages };
  }
  throw new Error(`each form is too much for the service: ${largest}`);
}

/** A field with all below it that needs no more to be said, so many levels deep. */
function fieldText(field, depth, id = null) {
  const given = field.args.map((arg) => [arg.name, valueOf(arg, id)]).filter(([, value]) => value !== null);
  const args = given.length > 0 ? `(${given.map((pair) => pair.join(": ")).join(", ")})` : "";
  const type = getNamedType(field.type);
  return `${field.name}${args}${isCompositeType(type) ? ` { ${selectionOf(type, depth)} }` : ""}`;
}

function selectionOf(type, depth) {
  if (!type.getFields)
    return `__typename ${type
      .getTypes()
      .map((one) => `... on ${one.name} { ${selectionOf(one, depth)} }`)
      .join(" ")}`;
  const fields = Object.values(type.getFields()).filter((field) =>
    isCompositeType(getNamedType(field.type)) ? depth > 0 || /^(nodes|edges)$/.test(field.name) : true,
  );
  const known = fields.filter(({ args }) => args.every((arg) => !isNonNullType(arg.type) || valueOf(arg) !== null));
  return ["__typename", ...known.map((field) => fieldText(field, depth - 1))].join(" ");
}

/** null: left out. */
function valueOf({ name, type }, id) {
  const named = getNamedType(type);
  if (/^(id|userId|code)$/.test(name) && id) return JSON.stringify(id);
  if (!isNonNullType(type)) return null;
  if (name === "first") return 5;
  if (name === "skip") return 0;
  if (span[name]) return JSON.stringify(span[name]);
  if (isEnumType(named)) return named.getValues()[0].name;
  return named.name === "String" ? JSON.stringify("a") : null;
}

function withoutChanging(value) {
  if (Array.isArray(value)) return value.map(withoutChanging);
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([name]) => !changing.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutChanging(one)]));
}
