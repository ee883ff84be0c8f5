import { createSourceEventStream, type ExecutionResult } from "graphql";
import { isEndedRight, isStreamEnd } from "../../../platform/authorization/fieldRights";
import { type AppContext, endWork, withParts } from "../../../platform/context";
import { times } from "../../../platform/limits/limits";
import { withinTime } from "../../../platform/limits/withinTime";
import { takeTurn } from "../../../platform/live/turns";
import { executeOnce, isGone } from "./execute";
import { type Mapped, mapEvents } from "./mapEvents";
import type { PreparedOperation } from "./OperationStore";
import type { Values } from "./variables";

/** The receiver of a subscription's events. */
export interface Subscriber {
  /** Creates a context for each event, so that it never uses stale data of an earlier one. */
  contextFor: (event: object) => AppContext | Promise<AppContext>;
  /** Called when events were lost: the subscriber was too slow, or the execution for an event failed or timed out. */
  onOverflow: () => void;
}

interface Subscription {
  ctx: AppContext;
  operation: PreparedOperation;
  variables: Values;
  subscriber: Subscriber;
}

type Present<T> = (result: ExecutionResult, ctx: AppContext) => T;

/**
 * The stream of results, or the errors that prevent it. Skips events about deleted objects, and events that the subscriber may
 * not see (any more). When a resolver ends the stream, its error is the last result.
 */
export async function subscribe<T>(
  { ctx, operation, variables, subscriber }: Subscription,
  present: Present<T>,
): Promise<AsyncGenerator<T> | ExecutionResult> {
  const { valuesOf, ...executable } = operation.executable;
  const source = await withinTime(
    createSourceEventStream({ ...executable, variableValues: valuesOf(variables), contextValue: ctx }),
    times.answerMs,
    () => endWork(ctx),
  );
  if (!(Symbol.asyncIterator in source)) return source;
  if ("onOverflow" in source) source.onOverflow = subscriber.onOverflow;
  const answer = async (event: object): Promise<Mapped<T> | null> => {
    await takeTurn();
    const eventCtx = withoutRepeats(await subscriber.contextFor(event), event);
    const result = await withinTime(executeOnce({ ctx: eventCtx, operation, variables }, event), times.answerMs, () =>
      endWork(eventCtx),
    );
    const end = result.errors?.find(isStreamEnd);
    if (end) return { value: present({ errors: [end], data: null }, eventCtx), isLast: true };
    const isSkipped = result.errors?.some((error) => isGone(error) || isEndedRight(error));
    return isSkipped ? null : { value: present(result, eventCtx), isLast: false };
  };
  return mapEvents(source, async (event) => {
    try {
      return await answer(event as object);
    } catch (error) {
      if (isFirst(failed, event as object))
        ctx.log.warn({ event: "subscription.failed", requestId: ctx.requestId, err: error }, "subscription.failed");
      subscriber.onOverflow();
      throw error;
    }
  });
}

/** The events that failed for a subscriber, and those with an error in the log. */
const failed = new WeakSet<object>();
const logged = new WeakSet<object>();

/** Whether this is the first time: thousands follow one event, and what fails for one mostly fails for all. */
function isFirst(seen: WeakSet<object>, event: object): boolean {
  if (seen.has(event)) return false;
  seen.add(event);
  return true;
}

/** The context of an event, of which one error is logged for all of its subscribers. */
function withoutRepeats(ctx: AppContext, event: object): AppContext {
  const { log } = ctx;
  const error: AppContext["log"]["error"] = (...line: Parameters<typeof log.error>) =>
    isFirst(logged, event) ? log.error(...line) : undefined;
  return withParts(ctx, { log: Object.assign(Object.create(log) as typeof log, { error }) });
}
