import assert from "node:assert/strict";
import { test } from "node:test";
import { lintFiles } from "./lintFiles.mjs";

/** Rules that know types, and our own, must report: nothing else fails when they are off. */
const typed = `
declare const anything: any;
declare const numbers: number[];
type Shape = "a" | "b";
export async function work(): Promise<void> { await 5; } // await-thenable
export function a(): void { delete numbers[0]; } // no-array-delete
export function b(): void { work(); } // no-floating-promises
export function c(): void { for (const key in numbers) console.log(key); } // no-for-in-array
export function d(): void { setTimeout("alert(1)", 5); } // no-implied-eval
export function e(): void { if (work()) console.log(1); } // no-misused-promises
export function f(text: string): string { return text as string; } // no-unnecessary-type-assertion
export function g(): void { throw "text"; } // only-throw-error
export function h(): Promise<void> { return Promise.reject("text"); } // prefer-promise-reject-errors
export async function i(): Promise<void> { try { return work(); } catch { console.log(1); } } // return-await
export function j(shape: Shape): void { switch (shape) { case "a": console.log(1); } } // switch-exhaustiveness-check
export function k(): string { return "text".substr(1); } // no-deprecated
export type Redundant = unknown | string; // no-redundant-type-constituents
function generic<T = string>(value: T): T { return value; }
export const l = generic<string>("a"); // no-unnecessary-type-arguments
export function m(): string { return f(anything); } // no-unsafe-argument
export function n(): void { anything(); } // no-unsafe-call
export function o(): void { console.log(anything.member); } // no-unsafe-member-access
export function p(): string { return anything; } // no-unsafe-return
export function q(): number[] { return numbers.sort(); } // require-array-sort-compare
export function r(): string { return {} + "a" + numbers; } // restrict-plus-operands
`;

const measured = `import { run } from "../../start"; // zones
import { Reader } from "../../platform/database/access/Reader"; // one-handle
export const all = [run, Reader];
`;

const page = `import { useEffect, useState } from "react";
export function NewPage({ name }: { name: string }) {
  const [shown, setShown] = useState("");
  useEffect(() => setShown(name), []); // exhaustive-deps
  useEffect(() => { setShown("a"); }, []); // set-state-in-effect
  if (name) useState(1); // rules-of-hooks
  const Inner = () => null;
  return (
    <div>
      <Inner />{/* static-components */}
      <p dangerouslySetInnerHTML={{ __html: name }} />{/* no-danger */}
      <p>Join us</p>{/* texts */}
      <p onClick={() => setShown(String(Math.random()))}>{shown}</p>{/* click-events-have-key-events */}
    </div>
  );
}
`;

const theme = `import { Box } from "@chakra-ui/react"; // no-restricted-imports
export const box: unknown = Box;
`;

const script = `console.log(missing); // no-undef
export default 1; // no-restricted-exports
`;

const files = {
  "server/src/features/home/home.ts": typed,
  "server/src/features/profiles/directory.ts": measured,
  "client/src/pages/NewPage.tsx": page,
  "client/src/ui/theme/colours.ts": theme,
  "scripts/some.mjs": script,
};

const reported = lintFiles(files);

for (const [name, text] of Object.entries(files)) {
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    const [, rules] = /(?:\/\/|\/\*) ([a-z-]+(?:, [a-z-]+)*)(?:$| \*\/)/.exec(line) ?? [];
    for (const rule of rules?.split(", ") ?? [])
      test(`${rule} reports`, () => assert.ok(reported.has(`${name}:${index + 1} ${rule}`), [...reported].join("\n")));
  });
}
