import assert from "node:assert/strict";
import path from "node:path";
import { describe, test } from "node:test";
import { ESLint } from "eslint";
import ts from "typescript-eslint";
import { top } from "../run.mjs";
import { importError } from "../zones.mjs";

const forbidden = [
  ["a feature that imports an edge", "server/src/features/posts/feed.ts", "server/src/platform/rest/range"],
  ["a feature that imports the start", "server/src/features/posts/feed.ts", "server/src/platform/config"],
  ["a feature that imports the database", "server/src/features/books/Book.ts", "server/src/platform/database/migrate"],
  ["features that do not know each other", "server/src/features/posts/feed.ts", "server/src/features/profiles/Profile"],
  ["a feature that imports one above it", "server/src/features/accounts/User.ts", "server/src/features/posts/Post"],
  ["books, which stand alone", "server/src/features/books/Book.ts", "server/src/features/accounts/User"],
  ["a new feature that imports another one", "server/src/groups/Group.ts", "server/src/features/posts/Post"],
  ["the platform that imports a feature", "server/src/platform/live/events.ts", "server/src/features/posts/Post"],
  ["code that imports from testing/", "server/src/features/posts/feed.ts", "server/src/testing/factories"],
  ["an edge under edges/", "server/src/features/posts/feed.ts", "server/src/edges/rest/range"],
  ["a feature under features/", "server/src/features/posts/feed.ts", "server/src/features/books/Book"],
  ["the platform under platform/", "server/src/platform/jobs/run.ts", "server/src/features/books/Book"],
  ["a client that imports the server", "client/src/pages/PostPage.tsx", "server/src/features/posts/Post"],
  ["ui that imports a feature", "client/src/ui/feedback/Modal.tsx", "client/src/features/posts/feed/PostCard"],
  [
    "client features that meet outside of pages",
    "client/src/features/posts/feed/PostCard.tsx",
    "client/src/features/books/X",
  ],
  ["a page that imports the app", "client/src/pages/PostPage.tsx", "client/src/app/Layout"],
];

const allowed = [
  ["a new feature that imports accounts", "server/src/groups/Group.ts", "server/src/features/accounts/User"],
  [
    "a list that gathers from features",
    "server/src/platform/jobs/jobList.ts",
    "server/src/features/accounts/removeEndedTokens",
  ],
  ["a test that imports from anywhere", "server/src/features/posts/feed.test.ts", "server/src/testing/factories"],
  ["the server's errors", "server/src/features/posts/feed.ts", "server/src/errors"],
  ["a client feature that raises an alert", "client/src/features/posts/X.tsx", "client/src/features/alerts/useAction"],
];

describe("lint refuses", () => {
  for (const [what, from, to] of forbidden) {
    test(what, () => assert.notEqual(importError(from, to), null));
  }
});

describe("lint allows", () => {
  for (const [what, from, to] of allowed) {
    test(what, () => assert.equal(importError(from, to), null));
  }
});

describe("the rule in eslint.config.mjs", () => {
  const eslint = new ESLint({ cwd: top, overrideConfig: [{ files: ["**/*.ts"], ...ts.configs.disableTypeChecked }] });
  const zonesIn = async (text) => {
    const [{ messages }] = await eslint.lintText(text, {
      filePath: path.join(top, "server/src/features/posts/feed.ts"),
    });
    return messages.filter(({ ruleId }) => ruleId === "imports/zones");
  };

  test("reports an import, an export and a dynamic import", async () => {
    const statements = [
      'import { a } from "../rest/range";',
      'export * from "../rest/range";',
      'void import("../rest/range");',
    ];

    for (const statement of statements) assert.equal((await zonesIn(statement)).length, 1, statement);
  });

  test("lets types through, which are gone at run time", async () => {
    assert.deepEqual(await zonesIn('import type { A } from "../rest/range"; import { type B } from "../context";'), []);
  });
});
