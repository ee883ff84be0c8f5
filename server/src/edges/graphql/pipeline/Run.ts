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

/** One operation on its way through the pipeline: what was requested, and what each step adds. */
export class Run {
  readonly start = performance.now();
  /** What is left of the caller's rate; null while the request is not counted. */
  rate: RateState | null = null;
  /** Missing until the document was parsed and found valid. */
  operation?: PreparedOperation;
  /** As resolvers read them: coerced, with defaults. */
  variables: Values = {};
  /** Null until the operation is refused or executed. */
  result: ExecutionResult | null = null;
  /** What a client may see of the result. */
  answer: PresentedResult = {};
  /** The answers to the events of a subscription. */
  stream: AsyncGenerator<PresentedResult> | null = null;

  constructor(
    readonly pipeline: Pipeline,
    readonly ctx: AppContext,
    readonly request: OperationRequest,
    /** null over HTTP, which carries no events. */
    readonly subscriber: Subscriber | null = null,
  ) {}
}
