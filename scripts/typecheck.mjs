import { fail, runNode } from "./run.mjs";

/** `npm run typecheck`: the types of both workspaces. */
try {
  for (const workspace of ["server", "client"]) {
    await runNode(["node_modules/typescript/bin/tsc", "--noEmit", "--project", workspace]);
  }
} catch (error) {
  fail(error);
}
