import { findCompiler } from "../checks/types/findCompiler.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { fail, runNode } from "./run.mjs";

/** `npm run typecheck`: the types of both workspaces and of the browser tests. */
try {
  await ensureInstalled();
  const compiler = await findCompiler();
  for (const workspace of ["server", "client", "e2e"]) {
    await runNode([compiler, "--noEmit", "--project", workspace]);
  }
} catch (error) {
  fail(error);
}
