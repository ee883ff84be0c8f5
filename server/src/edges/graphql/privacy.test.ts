import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { getSchema } from "../../schema";
import {
  buildComment,
  buildEducation,
  buildExperience,
  buildLike,
  buildPost,
  buildProfile,
  buildUser,
} from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();
const schema = getSchema();
const queryType = schema.getQueryType() as GraphQLObjectType;

/**
 * Fields that lead to no member: the demo account and the titles of groups are public, books are nobody's. What
 * moderators see, and what they decided about a member, is empty or refused here.
 */
const elsewhere = new Set([
  ...[
    "studySession",
    "occurrence",
    "schedule",
    "nextUp",
    "studyingNow",
    "waiting",
    "studyWeek",
    "firstSteps",
    "mentionable",
    ...["studyWishes", "suggestedGroups", "suggestedSessions", "openSessions", "suggestedBooks"],
  ], // Their tests say who sees them.
  ...["demoAccount", "newestGroups", "siteCounts", "groupPreview", "recommendBooks", "commons", "book", "books"],
  ...["moderationDecisions", "moderationCases", "moderationCase", "moderationLog", "myReports", "booksToReview"],
  // These take the token of a refused sign-in, and the code of an invitation.
  ...["absentExports", "groupByInvite", "invitation"],
  // Of the site, and for its admins alone: administration.test.ts.
  ...["site", "administration"],
]);
const roots = Object.values(queryType.getFields()).filter(({ name }) => !elsewhere.has(name));

/**
 * Everything that a type has, along every field, as selections that belong into one or several documents; a type that was
 * met before gives its values alone.
 */
function selectAll(type: GraphQLObjectType, visited: Set<string>, depth = 1): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isUnionType(inner)) return [`${field.name} { ${inner.getTypes().map(fragmentOf).join(" ")} }`];
    if (!isObjectType(inner)) return [field.name];
    // The same entries as `nodes`; both would pass the limit of tokens.
    if (field.name === "edges") return ["edges { cursor }"];
    const isKnown = visited.has(inner.name) || depth === deepest;
    const below = isKnown ? [valuesOf(inner)] : selectAll(inner, visited.add(inner.name), depth + 1);
    return inPortions(below).map((part) => `${field.name}${argumentsOf(field)} { ${part} }`);
  });
}

/** Below it are the values of a page, within the levels that a document may have. */
const deepest = 6;

const tokensOf = (selection: string) => selection.match(/\w+|[{}():.$]/g)?.length ?? 0;

/** Joined while they stay well below the limits of one document, its tokens and its cost. */
function inPortions(selections: readonly string[]): string[] {
  const portions: string[] = [];
  for (const selection of selections) {
    const last = portions.at(-1);
    if (last !== undefined && tokensOf(last) + tokensOf(selection) < 250)
      portions.splice(-1, 1, `${last} ${selection}`);
    else portions.push(selection);
  }
  return portions;
}

const leavesOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);

/** The values of an object, or of the entries of a page. */
function valuesOf(type: GraphQLObjectType): string {
  const nodes = type.getFields().nodes;
  if (nodes) return `nodes { ${valuesOf(getNamedType(nodes.type) as GraphQLObjectType)} }`;
  return leavesOf(type)
    .map(({ name }) => name)
    .join(" ");
}

/** The values that only this type has: two types may have different values of one name. */
function fragmentOf(type: GraphQLObjectType, _index: number, all: readonly GraphQLObjectType[]): string {
  const others = all.filter((other) => other !== type);
  const own = leavesOf(type).filter(({ name }) => others.every((other) => !(name in other.getFields())));
  return `... on ${type.name} { id ${own.map(({ name }) => name).join(" ")} }`;
}

function argumentsOf(field: GraphQLField<unknown, unknown>, variables = false): string {
  const given = field.args.flatMap(({ name, type, defaultValue }) => {
    if (name === "first") return ["first: 2"];
    if (name === "query") return [`query: "Ada"`];
    return variables && isNonNullType(type) && defaultValue === undefined ? [`${name}: $id`] : [];
  });
  return given.length > 0 ? `(${given.join(", ")})` : "";
}

function wholeQueries(field: GraphQLField<unknown, unknown>): string[] {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const call = `${field.name}${argumentsOf(field, true)}`;
  const head = call.includes("$id") ? "query ($id: ID!)" : "query";
  return inPortions(selectAll(type, new Set([type.name]))).map((part) => `${head} { ${call} { ${part} } }`);
}

/** A member with one of everything; `others` see each of them. */
async function buildOwner() {
  const { db } = testApp();
  const owner = await buildUser(db, { passwordHash: "$argon2id$owner", tokenVersion: 0 });
  const profile = await buildProfile(db, { userId: owner.id });
  await buildExperience(db, { profileId: profile.id });
  await buildEducation(db, { profileId: profile.id });
  const post = await buildPost(db, { authorId: owner.id });
  const comment = await buildComment(db, { postId: post.id, authorId: owner.id });
  await buildLike(db, { postId: post.id, userId: owner.id });
  return { owner, post, comment };
}

describe("what is private", () => {
  it.each(roots.map((field) => [field.name, field] as const))(
    "stays with its owner along every way from %s",
    async (name, field) => {
      const { owner, post, comment } = await buildOwner();
      const other = await buildUser(testApp().db);
      const ids: Record<string, string> = { post: post.id, group: post.id, room: post.id, comment: comment.id };
      const variables = { id: ids[name] ?? owner.id };
      const queries = wholeQueries(field);
      const ask = async (options = {}) => {
        const answers = [];
        for (const query of queries) answers.push(await testApp().graphql(query, variables, options));
        return answers;
      };

      const toOwner = await ask({ as: owner });
      const toOther = await ask({ as: other });
      const toVisitor = await ask();

      expect(toOwner.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(toOther.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(JSON.stringify(toOwner)).toContain(owner.email);
      expect(JSON.stringify([toOther, toVisitor])).not.toContain(owner.email);
      expect(JSON.stringify([toOwner, toOther, toVisitor])).not.toMatch(/argon2|passwordHash|tokenVersion/);
    },
  );
});
