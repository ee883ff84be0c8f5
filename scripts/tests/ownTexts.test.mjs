import assert from "node:assert/strict";
import { test } from "node:test";
import { lintFiles } from "./lintFiles.mjs";

const allowed = [
  `<Heading as="h2" id="features">{texts.heading}</Heading>`,
  `<p>{" "}· {count}, 7</p>`,
  `<input aria-label={texts.goal} type="text" autoComplete="username" />`,
  `const label = isOpen ? texts.close : texts.open;`,
  `throw new Error("The client has no such page");`,
  `const gone = { "Post not found": texts.groupGone };`,
  `useMutation({ __typename: "Post", variables });`,
];
const refused = [
  `<p>Join us</p>`,
  `<p>Like</p>`,
  `<input aria-label="Goal" />`,
  "<Button label={`Switch to ${theme}`} />",
  `<TextField label="Name" hint={texts.hint} />`,
  `<Byline dateLabel="Posted" />`,
  `<p>{isOpen ? "less" : texts.more}</p>`,
  `<p>{count > 0 && "some"}</p>`,
  `const links = [{ to: "/", label: "Home" }];`,
  `alerts.success("Comment added");`,
  "const news = `New comment by ${name}`;",
];

const file = "client/src/pages/NewPage.tsx";
// One line for each.
const lines = [...allowed, ...refused].map((code) => (code.startsWith("<") ? `void (${code});` : code));
const reported = lintFiles({ [file]: `export {};\n${lines.join("\n")}\n` });

for (const code of allowed)
  test(`lint allows ${code}`, () => assert.ok(!reported.has(`${file}:${2 + allowed.indexOf(code)} texts`)));

for (const code of refused)
  test(`lint refuses ${code}`, () =>
    assert.ok(reported.has(`${file}:${2 + allowed.length + refused.indexOf(code)} texts`), [...reported].join("\n")));
