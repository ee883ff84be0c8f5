import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { lists } from "../shared/limits";

interface Operation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * How many objects an operation may fetch at most: each field that gives objects costs 1, times the `first` of every
 * list above it. Plain values are free.
 */
export function operationCost(operation: Operation): number {
  const root = operation.schema.getRootType(operation.operation.operation);
  return root ? costOfSet(operation, operation.operation.selectionSet, root) : 0;
}

/** How many fields stand at the root of an operation, fragments followed: each counts as one request. */
export function countRootFields({ operation, fragments }: Pick<Operation, "operation" | "fragments">): number {
  const count = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return sum + (inner ? count(inner.selectionSet) : 0);
    }, 0);
  return count(operation.selectionSet);
}

function costOfSet(operation: Operation, set: SelectionSetNode, type: GraphQLCompositeType): number {
  return set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + costOfField(operation, selection, type);
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : operation.fragments[selection.name.value];
    return sum + (inner ? costOfSet(operation, inner.selectionSet, type) : 0);
  }, 0);
}

function costOfField(operation: Operation, node: FieldNode, parent: GraphQLCompositeType): number {
  const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  if (!field || !node.selectionSet || !isCompositeType(type)) return 0;
  return 1 + pageSize(operation, node, field) * costOfSet(operation, node.selectionSet, type);
}

/** The `first` of a list; 1 for anything else. */
function pageSize({ variables }: Operation, node: FieldNode, field: GraphQLField<unknown, unknown>): number {
  if (!field.args.some((argument) => argument.name === "first")) return 1;
  const value = node.arguments?.find((argument) => argument.name.value === "first")?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === "number" ? given : lists.defaultSize;
}
