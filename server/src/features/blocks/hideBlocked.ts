import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { GoneError } from "../../errors";
import { skipEvent } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { type Belonging, belongingOf } from "../../platform/graphql/ofMember";
import { isHidden, mayHide } from "./visibility";

/**
 * Applies blocks to all fields that return objects of members: null, or removed from a list, as if they did not exist; comments
 * are folded. Has no effect for guests and members without blocks.
 */
export function hideBlocked(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, AppContext>[]) {
      const belonging = belongingOf(getNamedType(field.type));
      if (belonging) guard(field, belonging, type === schema.getSubscriptionType());
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, AppContext>;

function guard(field: GraphQLField<unknown, AppContext>, belonging: Belonging, isEvent: boolean): void {
  const resolve: Resolve = field.resolve ?? defaultFieldResolver;
  const isList = isListType(getNullableType(field.type));
  const absent = () => {
    if (isEvent) skipEvent();
    if (isNonNullType(field.type)) throw new GoneError();
    return null;
  };
  field.resolve = (source, args, ctx, info) => {
    const value: unknown = resolve(source, args, ctx, info);
    if (!mayHide(ctx)) return value;
    return isList ? seenOf(ctx, belonging, value) : seen(ctx, belonging, value, absent);
  };
}

async function seen(ctx: AppContext, belonging: Belonging, given: unknown, absent: () => null): Promise<unknown> {
  const value = await given;
  if (value === null || value === undefined) return value;
  const shown = await show(ctx, belonging, value);
  return shown ?? absent();
}

async function seenOf(ctx: AppContext, belonging: Belonging, given: unknown): Promise<unknown> {
  const values = (await given) as unknown[] | null | undefined;
  if (!values) return values;
  const shown = await Promise.all(values.map((value) => show(ctx, belonging, value)));
  return shown.filter((value) => value !== null);
}

/** The value as the viewer may see it; null if it is hidden. */
async function show(ctx: AppContext, { hiddenWith, isOpenTo, fold }: Belonging, value: unknown): Promise<unknown> {
  const owner = hiddenWith(value);
  if (owner !== null && (await isHidden(ctx, owner)) && !(await isOpenTo?.(value, ctx))) return null;
  return fold && (await isHidden(ctx, fold.with(value))) ? fold.fold(value) : value;
}
