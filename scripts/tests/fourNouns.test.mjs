import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

/** One thing has one noun for people: a group, a reply, a session, a room. These are the others, with what to write instead. */
const otherNouns = [
  [/\bcomments?\b/i, "reply"],
  [/\b[Pp]osts?\b/, "group, or first message"],
  [/\b(discussion|group) threads?\b|\bthreads?\b/i, "group, or replies"],
  [/\b(study (dates?|hours?|meetings?)|occurrences?|appointments?)\b/i, "session"],
  [/\b(chat|study) (halls?|channels?)\b/i, "room"],
];

const fixed = "a text that the specification of the product fixes";
const contract = "an error of the REST contract, which clients word themselves";

/** Sentences with another noun, each with its reason. */
const exceptions = {
  "Welcome to the group posts": fixed,
  "Post Created": fixed,
  "Post Removed": fixed,
  "Comment added": fixed,
  "Comment removed": fixed,
  "Post not found": contract,
  "Comment does not exist": contract,
};

/** Files with sentences for people: texts of screens, messages, notifications, and mails. */
const hasTexts =
  /^client\/src\/.*texts\.ts$|^server\/src\/features\/.*(messages|Notifications?|[mM]ails?)\.ts$|^client\/playground\/(examples\/)?\w+\.ts$/;

const literals = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The sentences of a file: its literals without code in them, but what it says to programs. In the playground, the comments above its operations. */
function sentencesOf(file, source) {
  if (file.startsWith("client/playground/")) return source.match(/# .*/g) ?? [];
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replaceAll(/^import[\s\S]*?;$|declareMessages\(".*?"|\bdescription:\s*["`].*["`]/gm, "");
  return (code.match(literals) ?? [])
    .map((literal) => literal.slice(1, -1).replaceAll(/\$?\{[^}]*\}/g, "…"))
    .filter((text) => !isAddress(text));
}

/** A path, a statement, a scope, the name of an operator's act, a header or the name of a type, not a sentence. */
const isAddress = (text) =>
  /^\/|^posts:read$|^posts\.(remove|restore)$|^(Post|Comment|Occurrence|List-Unsubscribe-Post)$|\bselect\b|\bfrom posts\b/.test(
    text,
  );

const findOthers = (text) =>
  text in exceptions ? [] : otherNouns.filter(([noun]) => noun.test(text)).map(([, instead]) => instead);

test("people read of groups, replies, sessions and rooms, and of nothing else", () => {
  const files = trackedFiles().filter((file) => hasTexts.test(file));
  assert.ok(files.length > 50, `${files.length} files`);
  const found = files.flatMap((file) =>
    sentencesOf(file, readFileSync(path.join(top, file), "utf8")).flatMap((text) =>
      findOthers(text).map((instead) => `${file}: "${text}": write ${instead}`),
    ),
  );
  assert.deepEqual(found, []);
});

test("every exception is in use", () => {
  const sources = trackedFiles()
    .filter((file) => hasTexts.test(file))
    .map((file) => readFileSync(path.join(top, file), "utf8"));
  const unused = Object.keys(exceptions).filter((text) => !sources.some((source) => source.includes(`"${text}"`)));
  assert.deepEqual(unused, []);
});

for (const [text, isRefused] of [
  ["Delete this comment?", true],
  ["comment", true],
  ["Two study dates", true],
  ["Your message wasn't posted", false],
  ["Post Created", false],
  ["Delete this reply?", false],
])
  test(`${isRefused ? "refuses" : "allows"} “${text}”`, () => assert.equal(findOthers(text).length > 0, isRefused));
