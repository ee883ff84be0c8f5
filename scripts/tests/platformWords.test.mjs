import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";
import { featureOf, tableOwners } from "../tables.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

/**
 * `platform/` has no word of the domain: no name of a feature's folder or table, in code, SQL or comments. These are the exceptions:
 * the word, where it may stand (the beginning of a path below `platform/`), and why.
 */
const exceptions = [
  ["*", "database/migrations/", "history, from before features had migrations of their own"],
  [
    "*",
    "notifications/",
    "how features declare what members are notified about; who does it is the feature of this name",
  ],
  ["notifications", "feature.ts", "the list that features declare"],
  ["notifications", "parts.ts", "the list that features declare"],
  ["absences", "auth/sessionStatements.ts", "the column that says who cannot sign in"],
  ["absences", "auth/accessTokenStatements.ts", "the same column"],
  ["users", "", "the people who sign in; their row has the role and the version of their sessions"],
  ["accounts", "", "what they sign in to"],
  ["session_ends", "", "sign-ins that ended"],
  [
    "books",
    "limits/jobLimits.ts",
    "the name of a queue: queues share what the machine can do, so one place divides it",
  ],
  ["posts", "rest/route.ts", "POST"],
  ["posts", "database/embedded/", "what is sent to a thread"],
  ["groups", "database/loader.ts", "rows of one owner"],
  ["groups", "graphql/lookAhead.ts", "nodes of one field"],
  ["groups", "jobs/", "jobs that run together"],
  ["groups", "limits/network.ts", "of an IPv6 address"],
  ["blocks", "limits/network.ts", "Node's list of networks"],
  ["blocks", "limits/Bans.ts", "the same list"],
  ["blocks", "database/move/tables.ts", "of a file of PostgreSQL"],
  ["blocks", "mail/", "CSS"],
  ["pictures", "rest/schema.ts", "those of members, drawn or from Gravatar"],
  ["pictures", "web/contentSecurityPolicy.ts", "any image that a browser opens"],
  ["rooms", "jobs/JobRunner.ts", "for one more"],
  ["rooms", "limits/jobLimits.ts", "for one more"],
  ["reports", "", "says what happened"],
];

const isCode = (file) => /^server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file);
const files = trackedFiles().filter(isCode);
const owners = tableOwners(
  top,
  files.filter((file) => !/\/(?:demo|migrations)\//.test(file)),
);
const words = new Set([
  ...files.flatMap((file) => featureOf(file) ?? []),
  ...[...owners].flatMap(([table, owner]) => (owner === "platform" ? [] : [table])),
]);

const apart = (word) => word.replaceAll(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
const singular = (word) =>
  word
    .replace(/ies$/, "y")
    .replace(/elves$/, "elf")
    .replace(/([^s])s$/, "$1");
const patterns = [...words].map((word) => [word, new RegExp(`_${singular(apart(word))}(?:e?s|ies|ves)?_`)]);

const found = (text) =>
  [...new Set(text.match(/[A-Za-z_]+/g))].flatMap((name) =>
    patterns.flatMap(([word, pattern]) => (pattern.test(`_${apart(name)}_`) ? [word] : [])),
  );

test("the platform names no feature and no table of one", () => {
  assert.ok(words.size > 50, `${words.size} words`);
  const unused = new Set(exceptions);
  const named = files.flatMap((file) => {
    const below = file.split("server/src/platform/")[1];
    if (below === undefined) return [];
    return found(readFileSync(path.join(top, file), "utf8")).flatMap((word) => {
      const allowing = exceptions.filter(([one, where]) => [word, "*"].includes(one) && below.startsWith(where));
      for (const exception of allowing) unused.delete(exception);
      return allowing.length > 0 ? [] : [`${below} names ${word}`];
    });
  });
  assert.deepEqual([...new Set(named)], []);
  assert.deepEqual([...unused], [], "exceptions without use");
});

test("a word is found in any form", () => {
  for (const text of ["notifyPosts", "a post", "select * from study_groups", "StudyGroup", "shelf", "buddyGroup"])
    assert.notDeepEqual(found(text), [], text);
  for (const text of ["postgres", "grouping", "homepage", "composition"]) assert.deepEqual(found(text), [], text);
});
