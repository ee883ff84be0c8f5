import { findCompiler } from "../checks/types/findCompiler.mjs";
import { fail, runNode } from "./run.mjs";

/** `npm run typecheck`: the types of both workspaces and of the browser tests. */
try {
  const compiler = await findCompiler();
  for (const workspace of ["server", "client", "e2e"]) {
    await runNode([compiler, "--noEmit", "--project", workspace]);
  }
} catch (error) {
  fail(error);
}
