import { createSourceEventStream, type ExecutionResult } from "graphql";
import { isEndedRight } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { withinTime } from "../../../platform/limits/withinTime";
import { executeOnce, isGone } from "./execute";
import { mapEvents } from "./mapEvents";
import type { PreparedOperation } from "./OperationStore";
import type { Values } from "./variables";

/** The receiver of a subscription's events. */
export interface Subscriber {
  /** Creates a context for each event, so that it never uses stale data of an earlier one. */
  contextFor: (event: object) => AppContext;
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
 * not see (any more).
 */
export async function subscribe<T>(
  { ctx, operation, variables, subscriber }: Subscription,
  present: Present<T>,
): Promise<AsyncGenerator<T> | ExecutionResult> {
  const { valuesOf, ...executable } = operation.executable;
  const source = await withinTime(
    createSourceEventStream({ ...executable, variableValues: valuesOf(variables), contextValue: ctx }),
  );
  if (!(Symbol.asyncIterator in source)) return source;
  if ("onOverflow" in source) source.onOverflow = subscriber.onOverflow;
  const answer = async (event: object): Promise<T | null> => {
    const eventCtx = subscriber.contextFor(event);
    const result = await withinTime(executeOnce({ ctx: eventCtx, operation, variables }, event));
    const isSkipped = result.errors?.some((error) => isGone(error) || isEndedRight(error));
    return isSkipped ? null : present(result, eventCtx);
  };
  return mapEvents(source, async (event) => {
    try {
      return await answer(event as object);
    } catch (error) {
      ctx.log.warn({ event: "subscription.failed", requestId: ctx.requestId, err: error }, "subscription.failed");
      subscriber.onOverflow();
      throw error;
    }
  });
}
