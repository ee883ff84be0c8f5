import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
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
} from "../../testing/factories";
import { useTestApp } from "../../testing/harness";

const testApp = useTestApp();
const schema = getSchema();
const queryType = schema.getQueryType() as GraphQLObjectType;

/**
 * Fields that lead to no member: the demo account and the titles of groups are public, books are nobody's. What
 * moderators see, and what they decided about a member, is empty or refused here.
 */
const elsewhere = new Set([
  ...["demoAccount", "newestGroups", "recommendBooks", "book", "books"],
  ...["moderationDecisions", "moderationCases", "moderationCase", "moderationLog", "myReports"],
  // These take the token of a refused sign-in, and the code of an invitation.
  ...["absentExports", "groupByInvite"],
]);
const roots = Object.values(queryType.getFields()).filter(({ name }) => !elsewhere.has(name));

/** Selects everything that a type has, along every field; a type that was met before gives its values alone. */
function selectAll(type: GraphQLObjectType, visited: Set<string>): string {
  const parts = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    if (isUnionType(inner)) return `${field.name} { ${inner.getTypes().map(fragmentOf).join(" ")} }`;
    if (!isObjectType(inner)) return field.name;
    // The same entries as `nodes`; both would pass the limit of tokens.
    if (field.name === "edges") return "edges { cursor }";
    const below = visited.has(inner.name) ? valuesOf(inner) : selectAll(inner, visited.add(inner.name));
    return `${field.name}${argumentsOf(field)} { ${below} }`;
  });
  return parts.join(" ");
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
  const given = field.args.flatMap(({ name, type }) => {
    if (name === "first") return ["first: 2"];
    return variables && isNonNullType(type) ? [`${name}: $id`] : [];
  });
  return given.length > 0 ? `(${given.join(", ")})` : "";
}

function wholeQuery(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const call = `${field.name}${argumentsOf(field, true)}`;
  const head = call.includes("$id") ? "query ($id: ID!)" : "query";
  return `${head} { ${call} { ${selectAll(type, new Set([type.name]))} } }`;
}

/** A member with one of everything; `others` see each of them. */
async function buildOwner() {
  const { db } = testApp();
  const owner = await buildUser(db, { passwordHash: "$argon2id$owner", tokenVersion: 0 });
  const profile = await buildProfile(db, { userId: owner.id });
  await buildExperience(db, { profileId: profile.id });
  await buildEducation(db, { profileId: profile.id });
  const post = await buildPost(db, { authorId: owner.id });
  await buildComment(db, { postId: post.id, authorId: owner.id });
  await buildLike(db, { postId: post.id, userId: owner.id });
  return { owner, post };
}

describe("what is private", () => {
  it.each(roots.map((field) => [field.name, field] as const))(
    "stays with its owner along every way from %s",
    async (name, field) => {
      const { owner, post } = await buildOwner();
      const other = await buildUser(testApp().db);
      const variables = { id: ["post", "group"].includes(name) ? post.id : owner.id };
      const query = wholeQuery(field);

      const toOwner = await testApp().graphql(query, variables, { as: owner });
      const toOther = await testApp().graphql(query, variables, { as: other });
      const toVisitor = await testApp().graphql(query, variables);

      expect(toOwner.errors).toBeUndefined();
      expect(toOther.errors).toBeUndefined();
      expect(JSON.stringify(toOwner.data)).toContain(owner.email);
      expect(JSON.stringify([toOther, toVisitor])).not.toContain(owner.email);
      expect(JSON.stringify([toOwner, toOther, toVisitor])).not.toMatch(/argon2|passwordHash|tokenVersion/);
    },
  );
});
