/** What is measured of groups and of what they plan, as operations.mjs says it. */
export const groupOperations = (ids) => [
  {
    name: "groups: the first 20",
    grows: true,
    bare: "groups",
    goals: { bare: 0.6 },
    member: true,
    query: `query Groups { groups(first: 20) { nodes { id title memberCount owner { id name } post { id text } } } }`,
    variables: {},
  },
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
    member: true,
    query: `query Week($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) {
      id startsAt endsAt state goingCount viewerAnswer session { id title } } }`,
    variables: week(),
  },
];

/** From today on. */
function week() {
  const from = new Date(new Date().setUTCHours(0, 0, 0, 0));
  return { from: from.toISOString(), to: new Date(from.getTime() + 7 * 86_400_000).toISOString() };
}
