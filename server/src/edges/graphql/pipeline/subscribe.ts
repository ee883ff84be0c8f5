import { createSourceEventStream, type ExecutionResult } from "graphql";
import { isEndedRight } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { withinTime } from "../../../platform/limits/withinTime";
import { executeOnce, isGone } from "./execute";
import { mapEvents } from "./mapEvents";
import type { PreparedOperation } from "./OperationStore";
import type { Values } from "./variables";

/** Who receives the events of a subscription. */
export interface Subscriber {
  /** Each event is answered in a context of its own, so that nothing loaded for one is stale in the next. */
  contextFor: (event: object) => AppContext;
  /** Called when the subscriber takes events so slowly that some were lost. */
  onOverflow: () => void;
}

interface Subscription {
  ctx: AppContext;
  operation: PreparedOperation;
  request: { variables?: Values | null };
  variables: Values;
  subscriber: Subscriber;
}

type Present<T> = (result: ExecutionResult, ctx: AppContext) => T;

/**
 * The answers to the events that follow, or why there are none. An event about something already deleted is left out, and
 * so is one that the subscriber may not see (any more).
 */
export async function subscribe<T>(
  { ctx, operation, request, variables, subscriber }: Subscription,
  present: Present<T>,
): Promise<AsyncGenerator<T> | ExecutionResult> {
  const { schema, document, definition } = operation;
  const source = await withinTime(
    createSourceEventStream({
      schema,
      document,
      operationName: definition.name?.value,
      variableValues: request.variables,
      contextValue: ctx,
    }),
  );
  if (!(Symbol.asyncIterator in source)) return source;
  if ("onOverflow" in source) source.onOverflow = subscriber.onOverflow;
  return mapEvents(source, async (event) => {
    const eventCtx = subscriber.contextFor(event as object);
    const result = await withinTime(executeOnce({ ctx: eventCtx, operation, variables }, event as object));
    const isLeftOut = result.errors?.some((error) => isGone(error) || isEndedRight(error));
    return isLeftOut ? null : present(result, eventCtx);
  });
}
