import { fail, runNode } from "./run.mjs";

/** `npm run typecheck`: the types of both workspaces and of the browser tests. */
try {
  for (const workspace of ["server", "client", "e2e"]) {
    await runNode(["node_modules/typescript/bin/tsc", "--noEmit", "--project", workspace]);
  }
} catch (error) {
  fail(error);
}
