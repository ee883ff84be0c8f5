import type { ExecutionResult } from "graphql";
import type { AppContext } from "../../../platform/context";
import type { RateState } from "../../../platform/limits/rateLimits";
import type { ObserveOperation } from "../../../platform/observability/operationMetrics";
import type { OperationStore, PreparedOperation } from "./OperationStore";
import type { PresentedResult } from "./presentError";
import type { Subscriber } from "./subscribe";
import type { Values } from "./variables";

/** What all operations share. */
export interface Pipeline {
  operations: OperationStore;
  observe: ObserveOperation;
  /** false: errors contain no names of the schema. */
  introspection: boolean;
}

export interface OperationRequest {
  query: string;
  operationName?: string | null;
  variables?: Values | null;
}

/** The state of one operation in the pipeline: the request, and what each step adds. */
export class Run {
  readonly start = performance.now();
  /** The caller's rate limit; null until the request is counted. */
  rate: RateState | null = null;
  /** Undefined until the document has been parsed and validated. */
  operation?: PreparedOperation;
  /** As resolvers read them: coerced, with defaults. */
  variables: Values = {};
  /** The objects that it may fetch; null until they are counted, as for an operation that is not valid. */
  cost: number | null = null;
  /** Null until the operation is refused or executed. */
  result: ExecutionResult | null = null;
  /** The result as the client may see it. */
  answer: PresentedResult = {};
  /** The answers to the events of a subscription. */
  stream: AsyncGenerator<PresentedResult> | null = null;

  constructor(
    readonly pipeline: Pipeline,
    readonly ctx: AppContext,
    readonly request: OperationRequest,
    /** null over HTTP, which has no subscriptions. */
    readonly subscriber: Subscriber | null = null,
  ) {}
}
