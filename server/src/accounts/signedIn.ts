import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { Extensions } from "type-graphql";
import type { AppContext } from "../context";
import { requireViewer } from "./requireViewer";

/** The field is for members: a guest gets UNAUTHENTICATED before anything else is looked at. `schema.graphql` shows it. */
export const SignedIn = (): MethodDecorator => Extensions({ signedIn: true });

export const needsSignIn = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }) =>
  extensions.signedIn === true;

/** Makes every field with this decorator reject guests, and say in its description that it does. */
export function requireSignIn(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields())).filter(needsSignIn)) {
    field.description = `${field.description ?? ""} Members only.`;
    if (field.subscribe) field.subscribe = guard(field.subscribe);
    else field.resolve = guard(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, AppContext>;

const guard =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    requireViewer(context);
    return resolve(source, args, context, info);
  };
