import {
  type DocumentNode,
  getOperationAST,
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from "graphql";
import { LRUCache } from "lru-cache";
import { AppError } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { graphql as limits } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";
import { compile, type Executable, type Execute, executableOf } from "./compile";
import { InvalidDocument, syntaxError, validationError } from "./documentErrors";
import { costOf, type OperationCost } from "./operationCost";
import { queryLimits } from "./queryLimits";
import { type Variable, variablesOf } from "./variables";

/** A document's text and the name of the operation to run. */
interface OperationText {
  query: string;
  operationName?: string | null;
}

/** A schema with the same fields and faster resolvers, for the queries of some viewers. */
interface Shortcut {
  schema: GraphQLSchema;
  isFor: (ctx: AppContext) => boolean;
}

/** A valid operation, with everything that depends only on its text. */
export class PreparedOperation {
  readonly cost: OperationCost;
  readonly variables: readonly Variable[];
  readonly executable: Executable;
  private readonly compiled = new Map<GraphQLSchema, Execute>();

  constructor(
    readonly schema: GraphQLSchema,
    readonly document: DocumentNode,
    readonly definition: OperationDefinitionNode,
    private readonly shortcut: Shortcut | null,
  ) {
    this.cost = costOf(schema, document, definition);
    this.variables = variablesOf(schema, document, definition);
    this.executable = executableOf(schema, document, definition);
  }

  get type(): OperationDefinitionNode["operation"] {
    return this.definition.operation;
  }

  /** Compiled on first execution, so that rejected operations are not compiled. */
  executeFor(ctx: AppContext): Execute {
    // A mutation can change what its own response may show.
    const schema = this.type === "query" && this.shortcut?.isFor(ctx) ? this.shortcut.schema : this.schema;
    const cached = this.compiled.get(schema);
    if (cached) return cached;
    const isOwn = schema === this.schema;
    const compiled = compile(isOwn ? this.executable : executableOf(schema, this.document, this.definition));
    this.compiled.set(schema, compiled);
    return compiled;
  }
}

const maxOperations = 500;
const maxCharacters = 5_000_000;

/** A cache of the operations that clients sent recently. */
export class OperationStore {
  private readonly rules: readonly ValidationRule[];
  private readonly prepared = new LRUCache<string, PreparedOperation>({
    max: maxOperations,
    maxSize: maxCharacters,
    sizeCalculation: (_operation, key) => key.length,
  });

  private readonly shortcut: Shortcut | null;

  constructor(
    private readonly schema: GraphQLSchema,
    { introspection, shortcut = null }: { introspection: boolean; shortcut?: Shortcut | null },
  ) {
    this.shortcut = shortcut;
    this.rules = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]), queryLimits];
  }

  /** Parses and validates an operation, or returns the cached one. Throws InvalidDocument and BAD_REQUEST. */
  prepare(text: OperationText): PreparedOperation {
    const key = keyOf(text);
    const cached = this.prepared.get(key);
    if (cached) return cached;
    const document = this.validate(parseDocument(text.query));
    const definition = getOperationAST(document, text.operationName);
    if (!definition) throw new AppError("BAD_REQUEST", graphqlMessages.noOperation());
    const operation = new PreparedOperation(this.schema, document, definition, this.shortcut);
    this.prepared.set(key, operation);
    return operation;
  }

  private validate(document: DocumentNode): DocumentNode {
    const errors = validate(this.schema, document, this.rules, { maxErrors: limits.errors });
    if (errors.length === 0) return document;
    throw new InvalidDocument(errors.slice(0, limits.errors).map((error) => validationError(document, error)));
  }
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: limits.tokens });
  } catch (error) {
    throw new InvalidDocument([syntaxError(error as GraphQLError)]);
  }
}

/** A valid document contains no NUL, so the key is unique. An empty name differs from none. */
const keyOf = ({ query, operationName }: OperationText) =>
  operationName == null ? query : `${operationName}\0${query}`;
