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
import type { AnyAction } from "./actions";
import { can, requireViewer } from "./authorize";
import { sharedMessages } from "../messages";

/**
 * Declares what a field does. A guest gets UNAUTHENTICATED from a members' field before anything else is looked at, and
 * `schema.graphql` shows it. Where the rule has a subject, the service that loads it asks `authorize`.
 */
export const Needs = (action: AnyAction): MethodDecorator => Extensions({ action });

interface Extended {
  extensions: Readonly<Record<string, unknown>>;
}

export const actionOf = ({ extensions }: Extended) => extensions.action as AnyAction | undefined;

export const needsSignIn = (field: Extended): boolean => actionOf(field)?.isForMembers === true;

/** Guards every field with an action. Throws for a query, mutation or subscription without one. */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, AppContext>[]) {
      const action = actionOf(field);
      if (isRoot && !action) throw new Error(`${type.name}.${field.name} declares no action`);
      if (action?.isForMembers) guardField(field, action);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, AppContext>;

function guardField(field: GraphQLField<unknown, AppContext>, action: AnyAction): void {
  field.description = `${field.description ?? ""} Members only.`;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = field.subscribe ? forEvent(action, resolve) : forViewer(resolve);
  if (field.subscribe) field.subscribe = forViewer(field.subscribe);
}

const forViewer =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    requireViewer(context);
    return resolve(source, args, context, info);
  };

/** The right may have ended since the subscription began, so each event asks for it. The event is the rule's subject. */
const forEvent =
  (action: AnyAction, resolve: Resolve): Resolve =>
  (event, args, context, info) => {
    if (!can(context, action, event)) throw new EndedRight();
    return resolve(event, args, context, info);
  };

/** The subscriber may not see this event (any more): it is left out. */
class EndedRight extends AppError {
  constructor() {
    super("FORBIDDEN", sharedMessages.notAuthorized());
  }
}

/** Leaves an event out for one subscriber. */
export function leaveEventOut(): never {
  throw new EndedRight();
}

export const isEndedRight = ({ originalError }: GraphQLError): boolean => originalError instanceof EndedRight;
