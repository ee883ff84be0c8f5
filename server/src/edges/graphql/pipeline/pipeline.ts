import { AppError } from "../../../errors";
import { countRequests, countWrites } from "../../../platform/limits/requestRates";
import { graphqlMessages } from "../messages";
import { executeOperation } from "./execute";
import { checkCost } from "./operationCost";
import type { PreparedOperation } from "./OperationStore";
import { presentResult, toGraphQLErrors } from "./presentError";
import type { Run } from "./Run";
import { type Subscriber, subscribe } from "./subscribe";
import { checkVariables, coerceVariables } from "./variables";

/** From the second step on, `operation` is set. */
type Prepared = Run & { operation: PreparedOperation };

/** A promise only if there is something to wait for: each promise costs an event loop turn, and most steps are synchronous. */
type MaybePending = void | Promise<void>;

interface Step {
  readonly name: string;
  readonly take: (run: Prepared) => MaybePending;
}

/** Steps before the execution; each can reject the operation by throwing. */
const admission: readonly Step[] = [
  { name: "count the request", take: countRequest },
  { name: "parse and validate", take: prepare },
  { name: "check the transport", take: checkTransport },
  { name: "count root fields and writes", take: countOperation },
  { name: "read the variables", take: readVariables },
  { name: "check the cost", take: limitCost },
];

const execution: readonly Step[] = [{ name: "execute", take: execute }];

/** Steps after the execution, also of rejected operations. */
const completion: readonly Step[] = [
  { name: "present", take: present },
  { name: "measure", take: measure },
];

/** All steps in order, the same for every operation, over HTTP and over a socket. */
export const steps = [...admission, ...execution, ...completion];

export async function answer(run: Run): Promise<void> {
  const pending = admit(run);
  if (pending) await pending;
  await complete(run);
}

/** The first half, for a transport that needs to know rejections before the operation begins. */
export const admit = (run: Run): MaybePending => takeOrReject(admission, run as Prepared);

/** The second half. */
export async function complete(run: Run): Promise<void> {
  const pending = run.result ? undefined : takeOrReject(execution, run as Prepared);
  if (pending) await pending;
  for (const step of completion) void step.take(run as Prepared);
}

function takeOrReject(some: readonly Step[], run: Prepared): MaybePending {
  const reject = (error: unknown) => {
    run.result = { errors: toGraphQLErrors(error) };
  };
  try {
    for (const [index, step] of some.entries()) {
      const pending = step.take(run);
      if (pending) return pending.then(() => takeOrReject(some.slice(index + 1), run), reject);
    }
  } catch (error) {
    reject(error);
  }
}

/** HTTP requests were already counted before their body was read. */
function countRequest(run: Run): Promise<void> | undefined {
  return run.rate ? undefined : setRate(run, 1);
}

async function setRate(run: Run, points: number): Promise<void> {
  run.rate = await countRequests(run.ctx, points);
}

function prepare(run: Run): void {
  run.operation = run.pipeline.operations.prepare(run.request);
}

function checkTransport({ ctx, operation: { type }, subscriber }: Prepared): void {
  if (type !== "query" && ctx.viewer?.asStranger) throw new AppError("BAD_REQUEST", graphqlMessages.viewAsReads());
  if (type === "subscription" && !subscriber) throw new AppError("BAD_REQUEST", graphqlMessages.subscriptionOverHttp());
  if (type !== "subscription" && subscriber) throw new AppError("BAD_REQUEST", graphqlMessages.onlySubscriptions());
}

/** Every root field counts as one request; the first has been counted. */
function countOperation(run: Prepared): Promise<void> | undefined {
  const { ctx, operation } = run;
  const { rootFields } = operation.cost;
  const more = () => (rootFields > 1 ? setRate(run, rootFields - 1) : undefined);
  return operation.type === "mutation" ? countWrites(ctx, rootFields).then(more) : more();
}

/** Checks the size first: each wrong value creates an error, and thousands of errors would block the process. */
function readVariables(run: Prepared): void {
  const given = run.request.variables ?? {};
  checkVariables(run.operation.variables, given);
  run.variables = coerceVariables(run.operation.variables, given);
}

function limitCost(run: Prepared): void {
  run.cost = run.operation.cost.objects(run.variables);
  checkCost(run.cost, hasMembersLimit(run));
}

/** A session that has ended reads that it has, also where members may ask for more than visitors. */
export const hasMembersLimit = ({ ctx, operation }: Run): boolean =>
  ctx.viewer !== null || operation?.cost.isForMembers === true;

function execute(run: Prepared): MaybePending {
  if (run.subscriber) return follow(run, run.subscriber);
  const result = executeOperation(run);
  if (!(result instanceof Promise)) run.result = result;
  else return result.then((found) => void (run.result = found));
}

async function follow(run: Prepared, subscriber: Subscriber): Promise<void> {
  const { pipeline } = run;
  const outcome = await subscribe({ ...run, subscriber }, (result, ctx) => presentResult(result, { ctx, pipeline }));
  if ("next" in outcome) run.stream = outcome;
  else run.result = outcome;
}

function present(run: Run): void {
  if (run.result) run.answer = presentResult(run.result, run);
}

function measure({ pipeline, operation, answer: { errors = [] }, start }: Run): void {
  const outcome = errors[0]?.extensions.code ?? "ok";
  pipeline.observe({ operation: operation?.definition, outcome, seconds: (performance.now() - start) / 1_000 });
}
