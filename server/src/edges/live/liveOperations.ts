import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import type { ServerOptions } from "graphql-ws";
import type { Extra } from "graphql-ws/use/ws";
import type { WebSocket } from "ws";
import { AppError } from "../../errors";
import type { AppContext } from "../../platform/context";
import { live } from "../../platform/limits/limits";
import { graphqlMessages } from "../graphql/messages";
import { admit, complete } from "../graphql/pipeline/pipeline";
import { asGraphQLError, presentError, type PresentedError } from "../graphql/pipeline/presentError";
import type { SocketLimits } from "./SocketLimits";
import { type Pipeline, Run } from "../graphql/pipeline/Run";
import type { Subscriber } from "../graphql/pipeline/subscribe";

interface Sockets {
  /** For errors; without the viewer's role. */
  contextOf: (socket: WebSocket) => AppContext;
  contextNow: (socket: WebSocket) => Promise<AppContext>;
  subscriberOf: (socket: WebSocket) => Subscriber;
  limits: Pick<SocketLimits, "hasTooManySubscriptions" | "subscriptionsPerMember">;
}

type Hooks = ServerOptions<Record<string, unknown>, Extra>;

/** What graphql-ws carries from `onSubscribe` to `subscribe`. */
type RunArgs = ExecutionArgs & { run: Run };

/**
 * Passes operations from sockets to the pipeline, in two halves: graphql-ws needs to know whether an operation is rejected
 * before the subscription begins.
 */
export function pipelineHooks(pipeline: Pipeline, { contextOf, contextNow, subscriberOf, limits }: Sockets): Hooks {
  return {
    onSubscribe: async ({ extra: { socket }, subscriptions }, _id, request) => {
      if (Object.keys(subscriptions).length > live.subscriptionsPerSocket) return [tooManySubscriptions()];
      if (limits.hasTooManySubscriptions(socket)) return [tooManySubscriptionsInAll(limits.subscriptionsPerMember)];
      return begin(new Run(pipeline, await contextNow(socket), request, subscriberOf(socket)));
    },
    subscribe: async (args) => {
      const { run } = args as RunArgs;
      await complete(run);
      return (run.stream ? endingQuietly(run.stream) : run.answer) as AsyncGenerator<ExecutionResult> | ExecutionResult;
    },
    // Already presented by the pipeline.
    onNext: (_ctx, _id, _payload, _args, result) => result,
    onError: ({ extra: { socket } }, _id, _payload, errors) =>
      errors.map((error) =>
        error instanceof RejectionError ? error.presented : presentError(error, { ctx: contextOf(socket), pipeline }),
      ),
  };
}

/** The stream, which ends when it fails. The pipeline has logged why; graphql-ws would print a stack for each subscriber. */
function endingQuietly<T>(stream: AsyncGenerator<T>): AsyncGenerator<T> {
  const read = stream.next.bind(stream);
  return Object.assign(stream, { next: () => read().catch(() => ({ value: undefined, done: true as const })) });
}

async function begin(run: Run): Promise<RunArgs | GraphQLError[]> {
  await admit(run);
  if (!run.result && run.operation) {
    const { schema, document, definition } = run.operation;
    return { schema, document, operationName: definition.name?.value, run };
  }
  await complete(run);
  return (run.answer.errors ?? []).map((error) => new RejectionError(error));
}

/** graphql-ws accepts only errors of graphql-js. */
class RejectionError extends GraphQLError {
  constructor(readonly presented: PresentedError) {
    super(presented.message);
  }
}

const tooManySubscriptionsInAll = (max: number) =>
  asGraphQLError(new AppError("RATE_LIMITED", graphqlMessages.tooManySubscriptionsInAll({ max })));

const tooManySubscriptions = () =>
  asGraphQLError(
    new AppError("RATE_LIMITED", graphqlMessages.tooManySubscriptions({ max: live.subscriptionsPerSocket })),
  );
