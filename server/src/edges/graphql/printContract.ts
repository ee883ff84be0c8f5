import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLSchema,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from "graphql";
import { needsSignIn } from "../../platform/authorization/fieldRights";

export const signedInDirective = new GraphQLDirective({
  name: "signedIn",
  description: "The field needs a sign-in; a guest gets UNAUTHENTICATED. Every field without it answers guests.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

const signedIn = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: signedInDirective.name } } as const;

/** The schema as sorted SDL, with the `@signedIn` directives, which graphql-js does not print. */
export function printContract(schema: GraphQLSchema): string {
  const withDirectives = (node: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => {
    const type = schema.getType(node.name.value);
    const known = isObjectType(type) ? type.getFields() : {};
    const fields = node.fields?.map((field) => {
      const { extensions = {} } = known[field.name.value] ?? {};
      return needsSignIn({ extensions }) ? { ...field, directives: [...(field.directives ?? []), signedIn] } : field;
    });
    return { ...node, fields };
  };
  const document = parse(printSchema(lexicographicSortSchema(schema)));
  return spaceOut(print(visit(document, { ObjectTypeDefinition: withDirectives })));
}

/** A blank line before each description, except the first of its block. */
function spaceOut(text: string): string {
  let isInside = false;
  let before = "{";
  const lines = text.split("\n").flatMap((line) => {
    const isQuote = line.trimStart().startsWith('"""');
    const opens = isQuote && !isInside;
    if (isQuote) isInside = opens && !/""".*"""$/.test(line);
    const needsSpace = opens && !/[{(]$|^$/.test(before);
    before = line;
    return needsSpace ? ["", line] : [line];
  });
  return lines.join("\n");
}
