/** Bytes of a body, and of a socket's message, that the server reads; a little is left for the envelope. */
const maxBytes = { HTTP: 98_000, socket: 62_000 };

const byInterest =
  "query Buddies($interests: [Interest!]) { profiles(first: 1, interests: $interests) { totalCount } }";
const save = "mutation Save($input: SaveProfileInput!) { saveProfile(input: $input) { id } }";
const addJob = "mutation Add($input: AddExperienceInput!) { addExperience(input: $input) { id } }";
const books =
  "query Books($goal: String!, $after: String) { recommendBooks(goal: $goal, after: $after) { totalCount } }";
const replies = "subscription Replies($postId: ID!) { commentAdded(postId: $postId) { id } }";
const manyNames = Array.from({ length: 80 }, (_, n) => `i${n}`);
const manyVariables = `query Many(${manyNames.map((name) => `$${name}: [Interest!]`).join(" ")}) { profiles(first: 1) { totalCount } }`;

/** A socket serves only subscriptions: their one argument takes any value of the variable. */
const operations = { HTTP: [byInterest, save, addJob, books], socket: [replies] };
const argumentOf = {
  [byInterest]: "interests",
  [save]: "input",
  [addJob]: "input",
  [books]: "goal",
  [replies]: "postId",
};

/** What the service answers quickly: over a socket a refusal too, because a subscription would stay open. */
export const ordinary = (way) =>
  way === "HTTP" ? toBody(byInterest, { interests: ["CODING"] }) : toBody(replies, { postId: "none" });

const toBody = (query, variables) => JSON.stringify({ query, variables });

/** As text, because so many levels are more than JSON.stringify can write. */
const nested = (query, name, [open, close], levels) =>
  toBody(query, { [name]: "DEEP" }).replace('"DEEP"', `${open.repeat(levels)}1${close.repeat(levels)}`);

/** One request for each way to be large or wrong, as large as is read. */
export function* hostileCases(way) {
  const fill = (entry) => {
    const count = Math.floor(maxBytes[way] / (JSON.stringify(entry).length + 1));
    return Array.from({ length: count }, () => entry);
  };
  const long = (of) => of.repeat(Math.floor(maxBytes[way] / Buffer.byteLength(of)));
  const levels = Math.floor(maxBytes[way] / 8);
  const values = {
    "wrong enum values": fill("X"),
    "numbers for enum values": fill(7),
    "100 long wrong values": Array.from({ length: 100 }, (_, n) => "CODINGS".repeat((maxBytes[way] / 800) | 0) + n),
    "999 wrong values in lists": Array.from({ length: 9 }, () => Array(100).fill("CODIN")),
    "a long text": long("a"),
    "a text of spaces": long(" "),
    "a text of surrogates": long("\u{1F4DA}"),
    "many unknown fields": Object.fromEntries(
      fill("12345678")
        .map((value, n) => [`k${n}`, value])
        .slice(0, levels / 3),
    ),
    "900 unknown fields": Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`titel${n}`, "x".repeat(40)])),
    "a long name of a field": { [long("k")]: 1 },
    "empty objects": fill({}),
  };
  for (const query of operations[way]) {
    const name = argumentOf[query];
    for (const [title, value] of Object.entries(values)) {
      yield [`${title} for ${name}`, toBody(query, { [name]: value })];
    }
    yield [`deep objects for ${name}`, nested(query, name, ['{"a":', "}"], levels)];
    yield [`deep lists for ${name}`, nested(query, name, ["[", "]"], levels * 3)];
  }
  const named = (prefix, count) => Object.fromEntries(Array.from({ length: count }, (_, n) => [prefix + n, "123456"]));
  yield ["variables that are not declared", toBody(operations[way][0], named("v", levels / 3))];
  const eachWrong = Object.fromEntries(manyNames.map((name) => [name, Array(11).fill("CODNIG")]));
  yield ["80 variables of 11 wrong values", toBody(way === "HTTP" ? manyVariables : replies, eachWrong)];
}

/** The most values in one request: more would not fit into a body. */
const maxValues = 6_000;

/** The same requests in each run. */
export function randomCases(way, count) {
  const next = generator(8417);
  let left = maxValues;
  const pick = (list) => list[Math.floor(next() * list.length)];
  const texts = ["", "CODING", "ART", "\ud800", "\u0000", "2020-01-01", "\u{1F4DA}".repeat(50), "x".repeat(2_000)];
  const value = (depth) => {
    const kind = next();
    left -= 1;
    if (left < 0 || depth > 12 || kind < 0.35) return pick([...texts, null, true, -1, 0.5, 1e300, 2 ** 53]);
    const size = Math.floor(next() ** 3 * 120);
    if (kind < 0.65) return Array.from({ length: size }, () => value(depth + 4));
    const names = ["status", "skills", "social", "title", "from", "current", "a"];
    return Object.fromEntries(Array.from({ length: size % 12 }, () => [pick(names), value(depth + 2)]));
  };
  return Array.from({ length: count }, () => {
    const query = pick(operations[way]);
    left = maxValues;
    const body = toBody(query, { [argumentOf[query]]: value(0) });
    return Buffer.byteLength(body) < maxBytes[way] ? body : ordinary(way);
  });
}

/** Mulberry32: numbers from 0 to 1 that a seed decides. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
