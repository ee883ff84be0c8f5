import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fail, top } from "./run.mjs";

/** Words to avoid, what to write instead, and where they are allowed. */
const words = [
  [/\bwhoever\b/i, "anyone who, a member who"],
  [/\bwhose\b/i, "with, of; or a second sentence"],
  [/\bshall\b/i, "must, will"],
  [/\banew\b/i, "again"],
  [/\b(told|tells?)\b/i, "notify, say, show, return, distinguish"],
  [/\bupon\b/i, "on, after"],
  [/\bmend(s|ed|ing)?\b/i, "fix"],
  [/\btrifles?\b/i, "the thing itself"],
  [/\bgood-bye\b/i, "close, log out"],
  [/\bhearsay\b/i, "unconfirmed"],
  [/\bpatience\b/i, "timeout"],
  [/\bunder ?way\b/i, "in flight, loading, running"],
  [/\bin vain\b/i, "without success"],
  [
    /\bfaults?\b/i,
    "error, failure, problem; fault only for one that a test injects",
    /^(e2e\/faults\/|scripts\/ci\.mjs|docs\/decisions\/051-quick-ci\.md)/,
  ],
  [/\b(Asked|Demand)\b/, "OperationRequest, OperationCost"],
  [/\b(class|new) Reads\b/, "ReadRouter"],
  [/\bLastingConnection\b/, "ReconnectingClient"],
  [/\bunderWay\b/, "inFlight"],
  [/\bisLost\b/, "isConnectionError"],
  [/\bsettle\(/, "afterExecution"],
  [/<Mark\b/, "Logo"],
];

/** Allowed phrases: injected faults, sentences on the screen, and names in data. */
const allowed =
  /e2e\/faults|"\.\/faults\/|\binjects? faults?|Tell us what you|our fault, not yours|film-and-patience/gi;

/** Files that are not checked: data, texts of demo members, generated files, and this list. */
const skipped = [
  /^(package-lock\.json|scripts\/wording\.mjs|client\/src\/generated\/)/,
  /^server\/src\/features\/books\/(catalogue|thesaurus)\/.*\.(json|txt)$/,
  /^server\/src\/features\/books\/(goal\/goalPhrases\.txt|language\/stopWords\.ts)$/,
  /^server\/src\/demo\/(people|posts)\//,
  /^server\/src\/edges\/web\/clientWording\.test\.ts$/,
  /\.(png|jpe?g|webp|avif|ico|gif|woff2?|gz|pdf)$/,
];

/** The words of a line to avoid: `word: write ...`. */
function findWords(line, file) {
  const text = line.replaceAll(allowed, "");
  return words.flatMap(([word, instead, places]) => {
    const found = word.exec(text);
    return found && !places?.test(file) ? [`"${found[0]}": write ${instead}`] : [];
  });
}

/** `npm run wording`: checks every tracked text file for words to avoid. */
function main() {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: top, encoding: "utf8" }).split("\0").filter(Boolean);
  const checked = files.filter(
    (file) => existsSync(path.join(top, file)) && !skipped.some((pattern) => pattern.test(file)),
  );
  const problems = checked.flatMap((file) =>
    readFileSync(path.join(top, file), "utf8")
      .split("\n")
      .flatMap((line, index) => findWords(line, file).map((word) => `${file}:${index + 1}  ${word}`)),
  );
  if (problems.length > 0) fail(`${problems.join("\n")}\n${problems.length} places need plainer words.`);
}

main();
