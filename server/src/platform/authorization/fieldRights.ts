import {
  defaultFieldResolver,
  type GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import { Extensions } from "type-graphql";
import type { AppContext } from "../context";
import { AppError } from "../../errors";
import type { Message } from "../../messages";
import type { AnyAction } from "./actions";
import { can, requireScope, requireViewer } from "./authorize";
import { sharedMessages } from "../messages";
import { scopeNote } from "./scopes";

/**
 * Declares the action of a field. For a guest, a members' field fails with UNAUTHENTICATED before any other check, and
 * `schema.graphql` marks it. An access token without its scope gets SCOPE_MISSING. If the rule has a subject, the service that loads the subject calls `authorize`.
 */
export const Needs = (action: AnyAction): MethodDecorator => Extensions({ action });

interface Extended {
  extensions: Readonly<Record<string, unknown>>;
}

export const actionOf = ({ extensions }: Extended) => extensions.action as AnyAction | undefined;

export const needsSignIn = (field: Extended): boolean => actionOf(field)?.isForMembers === true;

/** Adds the check to every field with an action. Throws for a query, mutation or subscription without an action. */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, AppContext>[]) {
      const action = actionOf(field);
      if (isRoot && !action) throw new Error(`${type.name}.${field.name} declares no action`);
      if (action) guardField(field, action);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, AppContext>;

function guardField(field: GraphQLField<unknown, AppContext>, action: AnyAction): void {
  const notes = [...(action.isForMembers ? ["Members only."] : []), scopeNote(action)];
  field.description = [field.description ?? "", ...notes].join(" ");
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = field.subscribe ? forEvent(action, resolve) : forViewer(action, resolve);
  if (field.subscribe) field.subscribe = forViewer(action, field.subscribe);
}

/** Guests are refused where only members may enter, and access tokens where they lack the scope. */
const forViewer =
  (action: AnyAction, resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    if (action.isForMembers) requireViewer(context);
    requireScope(context, action);
    return resolve(source, args, context, info);
  };

/** Checks the right for each event, because it may have ended since the subscription began. The event is the rule's subject. */
const forEvent =
  (action: AnyAction, resolve: Resolve): Resolve =>
  (event, args, context, info) => {
    if (!can(context, action, event)) throw new EndedRight();
    return resolve(event, args, context, info);
  };

/** The subscriber may not see this event (any more), so it is skipped. */
class EndedRight extends AppError {
  constructor() {
    super("FORBIDDEN", sharedMessages.notAuthorized());
  }
}

/** Skips an event for one subscriber. */
export function skipEvent(): never {
  throw new EndedRight();
}

export const isEndedRight = ({ originalError }: GraphQLError): boolean => originalError instanceof EndedRight;

/** What a stream is about is gone, or its subscriber may not see it any more. */
class StreamEnd extends AppError {
  constructor(text: Message) {
    super("NOT_FOUND", text);
  }
}

/** Ends the stream of one subscriber: NOT_FOUND with this text is its last event. */
export function endStream(text: Message): never {
  throw new StreamEnd(text);
}

export const isStreamEnd = ({ originalError }: GraphQLError): boolean => originalError instanceof StreamEnd;
