import { type ActResult, runAct } from "../../platform/admin/acts";
import { parts } from "../../platform/parts";
import type { TestApp } from "../app/harness";

/** Runs an operator's act as `npm run admin` does. */
export const actsOf =
  (app: () => TestApp) =>
  (name: string, input: object = {}, isDry = false): Promise<ActResult> =>
    runAct(app().services, parts(), { name, input, isDry, by: { user: "operator" } });
