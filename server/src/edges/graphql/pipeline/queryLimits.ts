import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import { AppError } from "../../../errors";
import { graphql as limits } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";

/** The shape of an operation, with fragments expanded. */
interface Shape {
  depth: number;
  aliases: number;
  rootFields: number;
  directives: number;
  fields: number;
  /** The nesting of introspection lists; it counts only below `__schema` and `__type`. */
  lists: number;
  introspectionLists: number;
  introspectionAliases: number;
}

const excesses = {
  depth: graphqlMessages.tooDeep,
  aliases: graphqlMessages.tooManyAliases,
  rootFields: graphqlMessages.tooManyRootFields,
  directives: graphqlMessages.tooManyDirectives,
  // Nested fragments multiply: without this limit a short text can select a million fields.
  fields: graphqlMessages.tooManyFields,
  // The schema has thousands of fields. Reading it twice, or a type below each of them, would block the event loop for seconds.
  introspectionLists: graphqlMessages.tooDeepIntrospection,
  introspectionAliases: graphqlMessages.tooManyIntrospectionAliases,
} as const;

type Limited = keyof typeof excesses;

const listsOfTypes: ReadonlySet<string> = new Set([
  "fields",
  "inputFields",
  "interfaces",
  "possibleTypes",
  "enumValues",
]);

/** Rejects operations that exceed the limits of their shape. */
export const queryLimits: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const shape = measure(context, operation);
    for (const [part, say] of Object.entries(excesses) as [Limited, (typeof excesses)[Limited]][]) {
      const max = limits[part];
      if (shape[part] <= max) continue;
      const originalError = new AppError("GRAPHQL_VALIDATION_FAILED", say({ max }));
      context.reportError(new GraphQLError(originalError.message, { nodes: operation, originalError }));
    }
  },
});

function measure(context: ValidationContext, operation: OperationDefinitionNode): Shape {
  const walker = new Walker((name) => context.getFragment(name) ?? null);
  const shape = walker.walk(operation.selectionSet);
  return { ...shape, directives: shape.directives + (operation.directives?.length ?? 0) };
}

const nothing: Shape = {
  depth: 0,
  aliases: 0,
  rootFields: 0,
  directives: 0,
  fields: 0,
  lists: 0,
  introspectionLists: 0,
  introspectionAliases: 0,
};

/** Measures each fragment once, however often it is spread. */
class Walker {
  private readonly fragments = new Map<string, Shape>();

  constructor(private readonly findFragment: (name: string) => FragmentDefinitionNode | null) {}

  /** Measures a selection set; its direct fields are the root fields. */
  walk(set: SelectionSetNode): Shape {
    return set.selections.reduce<Shape>((sum, selection) => {
      const directives = selection.directives?.length ?? 0;
      const inner = this.measureSelection(selection);
      return {
        depth: Math.max(sum.depth, inner.depth),
        aliases: sum.aliases + inner.aliases,
        rootFields: sum.rootFields + inner.rootFields,
        directives: sum.directives + inner.directives + directives,
        fields: sum.fields + inner.fields,
        lists: Math.max(sum.lists, inner.lists),
        introspectionLists: Math.max(sum.introspectionLists, inner.introspectionLists),
        introspectionAliases: sum.introspectionAliases + inner.introspectionAliases,
      };
    }, nothing);
  }

  private measureSelection(selection: SelectionSetNode["selections"][number]): Shape {
    if (selection.kind === Kind.FIELD) return this.measureField(selection);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.walk(selection.selectionSet);
    return this.measureFragment(selection.name.value);
  }

  private measureField(field: FieldNode): Shape {
    const name = field.name.value;
    const below = field.selectionSet ? this.walk(field.selectionSet) : nothing;
    const shape = {
      ...below,
      depth: below.depth + 1,
      aliases: below.aliases + (field.alias ? 1 : 0),
      rootFields: 1,
      fields: below.fields + 1,
      lists: below.lists + (listsOfTypes.has(name) ? 1 : 0),
    };
    if (!name.startsWith("__")) return shape;
    // Introspection is nested more deeply and has its own limits. Several `__type` fields need aliases.
    const introspectionAliases = name === "__schema" ? shape.aliases : below.aliases;
    return { ...shape, depth: 1, introspectionLists: shape.lists, introspectionAliases };
  }

  private measureFragment(name: string): Shape {
    const known = this.fragments.get(name);
    if (known) return known;
    this.fragments.set(name, nothing); // Prevents endless recursion; another rule rejects cyclic fragments.
    const fragment = this.findFragment(name);
    const shape = fragment ? this.walk(fragment.selectionSet) : nothing;
    this.fragments.set(name, shape);
    return shape;
  }
}
