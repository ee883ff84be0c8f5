import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { importError } from "../zones.mjs";
import { lintFiles } from "./lintFiles.mjs";

const feature = (path) => `server/src/features/${path}`;

const forbidden = [
  ["a feature that imports an edge", feature("groups/feed/feed.ts"), "server/src/edges/rest/admission"],
  ["a feature that imports the start", feature("groups/feed/feed.ts"), "server/src/start/services"],
  ["a feature that imports the demo community", feature("groups/feed/feed.ts"), "server/src/demo/seed"],
  ["features that do not know each other", feature("groups/feed/feed.ts"), feature("shelves/ShelvedBook")],
  ["a feature that imports one above it", feature("accounts/users/User.ts"), feature("groups/discussion/Post")],
  ["groups, which do not know buddies", feature("groups/group/groupService.ts"), feature("buddies/Buddy")],
  ["books, which know members alone", feature("books/Book.ts"), feature("groups/discussion/Post")],
  ["a new feature that imports another one", feature("quizzes/Quiz.ts"), feature("groups/discussion/Post")],
  ["the platform that imports a feature", "server/src/platform/events/events.ts", feature("groups/discussion/Post")],
  ["the platform that imports the list of features", "server/src/platform/parts.ts", "server/src/features"],
  ["the platform that imports the start", "server/src/platform/context.ts", "server/src/start/services"],
  ["the platform that imports an edge", "server/src/platform/jobs/runJob.ts", "server/src/edges/rest/admission"],
  ["an edge that imports a feature", "server/src/edges/rest/restRoutes.ts", feature("groups/rest/postRoutes")],
  ["code that imports from testing/", feature("groups/feed/feed.ts"), "server/src/testing/app/factories"],
  ["a client that imports the server", "client/src/pages/post/PostPage.tsx", feature("groups/discussion/Post")],
  ["ui that imports a feature", "client/src/ui/feedback/Modal.tsx", "client/src/features/posts/feed/PostCard"],
  ["client features that meet outside of pages", "client/src/features/books/X.tsx", "client/src/features/posts/X"],
  ["a page that imports the app", "client/src/pages/post/PostPage.tsx", "client/src/app/shell/Layout"],
];

const allowed = [
  ["a new feature that imports accounts", feature("quizzes/Quiz.ts"), feature("accounts/users/User")],
  ["a feature that imports the platform", feature("groups/feed/feed.ts"), "server/src/platform/paging/connection"],
  ["an edge that imports the list of features", "server/src/edges/rest/restRoutes.ts", "server/src/features"],
  ["a test that imports from anywhere", feature("groups/feed/feed.test.ts"), "server/src/testing/app/factories"],
  ["the server's errors", feature("groups/feed/feed.ts"), "server/src/errors"],
  ["a client feature that raises an alert", "client/src/features/posts/X.tsx", "client/src/features/alerts/useAction"],
];

describe("lint refuses", () => {
  for (const [what, from, to] of forbidden) {
    test(what, () => assert.notEqual(importError(from, to), null));
  }
});

test("lint refuses types of the settings below them, and no other types", () => {
  const [config, logger] = ["server/src/start/config", "server/src/platform/observability/logger.ts"];
  assert.notEqual(importError(logger, config, { isType: true }), null);
  assert.notEqual(importError(feature("groups/feed/feed.ts"), config, { isType: true }), null);
  assert.equal(importError(logger, feature("groups/feed/feed"), { isType: true }), null);
});

describe("lint allows", () => {
  for (const [what, from, to] of allowed) {
    test(what, () => assert.equal(importError(from, to), null));
  }
});

describe("the rule in .oxlintrc.json", () => {
  const file = "server/src/features/profiles/directory.ts";
  const statements = [
    'import { a } from "../../edges/rest/admission";',
    'export * from "../../edges/rest/admission";',
    'void import("../../edges/rest/admission");',
    'import type { A } from "../../edges/rest/admission";',
    'import { type B } from "../../services";',
  ];
  const reported = lintFiles({ [file]: statements.join("\n") });
  const lines = [1, 2, 3, 4, 5].filter((line) => reported.has(`${file}:${line} zones`));

  test("reports imports, exports and dynamic imports, but no types, which are gone at run time", () => {
    assert.deepEqual(lines, [1, 2, 3]);
  });
});
