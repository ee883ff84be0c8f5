import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
} from "graphql";
import { AppError } from "../../errors";

/**
 * Services and validators name fields relative to the input, because REST has no argument around it. Over GraphQL this adds the
 * argument to the path: `text` becomes `input.text`.
 */
export function nameInputs(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const input = inputOf(field);
    if (input) field.resolve = naming(input, field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

function inputOf(field: GraphQLField<unknown, unknown>): GraphQLInputObjectType | null {
  const type = getNullableType(field.args.find(({ name }) => name === "input")?.type);
  return isInputObjectType(type) ? type : null;
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;

function naming(input: GraphQLInputObjectType, resolve: Resolve): Resolve {
  const fields = input.getFields();
  return async (source, args, context, info) => {
    try {
      return await resolve(source, args, context, info);
    } catch (error) {
      throw error instanceof AppError && error.fields.length > 0 ? underInput(error, fields) : error;
    }
  };
}

function underInput(error: AppError, known: Readonly<Record<string, unknown>>): AppError {
  const { code, text, details } = error;
  const fields = error.fields.map(({ field, ...rest }) => ({
    ...rest,
    field: (/^\w+/.exec(field)?.[0] as string) in known ? `input.${field}` : field,
  }));
  return new AppError(code, text, { ...details, fields });
}
