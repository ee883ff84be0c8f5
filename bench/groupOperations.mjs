import { clientOperation } from "./clientOperation.mjs";

/** What is measured of groups, of what they plan and of Home, as operations.mjs says it. */
export const groupOperations = (ids) => [
  ...feedFilters,
  ...lists,
  {
    name: "groups: the page of one",
    grows: true,
    bare: "group",
    goals: { bare: 0.6 },
    member: true,
    query: `query Group($id: ID!) { group(id: $id) { id title memberCount viewerCanComment post { id text }
      members(first: 20) { nodes { role user { id name } } } nextOccurrence { id startsAt goingCount } } }`,
    variables: { id: ids.somePosts[0] },
  },
  {
    name: "groups: a week of 20 in the schedule",
    grows: true,
    bare: "schedule",
    goals: { bare: 0.6 },
    maxStatements: 1,
    member: true,
    query: `query Week($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) {
      id startsAt endsAt state goingCount viewerAnswer session { id title } } }`,
    variables: week(),
  },
  {
    name: "Home of a member of 40 groups",
    grows: true,
    bare: "home",
    goals: { bare: 0.6 },
    maxStatements: 6,
    member: true,
    query: clientOperation("Home"),
    variables: {},
  },
];

const card = "id text createdAt likeCount commentCount likedByViewer author { id name }";

/** The feed of 20 with each filter. */
const feedFilters = [
  ["of an interest", "interest: CODING", { interest: 1, own: false }],
  ["of one's groups", "scope: MY_GROUPS", { interest: null, own: true }],
  ["of one's groups of an interest", "scope: MY_GROUPS, interest: CODING", { interest: 1, own: true }],
].map(([name, filter, variables]) => ({
  name: `feed of 20, ${name}`,
  grows: true,
  bare: "filteredFeed",
  goals: { bare: 0.6 },
  member: true,
  query: `query Filtered { posts(first: 20, ${filter}) { nodes { ${card} } } }`,
  variables,
}));

/** The first page of the groups in each order, and of those of an interest. */
const lists = [
  ["the first 20", "ACTIVE", null],
  ["the newest 20", "NEWEST", null],
  ["the largest 20", "LARGEST", null],
  ["the next 20 to study", "SOON", null],
  ["the first 20 of an interest", "ACTIVE", 1],
].map(([name, sort, interest]) => ({
  name: `groups: ${name}`,
  grows: true,
  bare: "groups",
  goals: { bare: 0.6 },
  member: true,
  query: `query Groups { groups(first: 20, sort: ${sort}${interest ? ", interest: CODING" : ""}) {
    nodes { id title memberCount owner { id name } post { id text } } } }`,
  variables: { sort, interest },
}));

/** From today on. */
function week() {
  const from = new Date(new Date().setUTCHours(0, 0, 0, 0));
  return { from: from.toISOString(), to: new Date(from.getTime() + 7 * 86_400_000).toISOString() };
}
