import {
  type FieldNode,
  type DocumentNode,
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
  type ValueNode,
} from "graphql";
import { badInput } from "../errors";
import { graphql as limits, lists } from "../shared/limits";

/** What is to be judged, with its fragments by name. */
export interface Operation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * How many objects an operation may fetch at most: each field that gives objects costs 1, times the `first` of every
 * list above it. Plain values are free.
 */
function operationCost(operation: Operation): number {
  const root = operation.schema.getRootType(operation.operation.operation);
  return root ? costOfSet(operation, operation.operation.selectionSet, root) : 0;
}

/** Judges what an operation may fetch against what a member, or a visitor, may ask for at once. */
export function checkCost(operation: Operation, isMember: boolean): void {
  const cost = operationCost(operation);
  const allowed = isMember ? limits.costMember : limits.costAnonymous;
  if (cost <= allowed) return;
  const message = `The operation may fetch ${cost} objects; at most ${allowed} are allowed. Ask for shorter lists.`;
  throw badInput({ field: "query", message });
}

export function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
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

/** The `first` of a list, 1 for anything else. One that the list itself will refuse counts as the nearest that it takes. */
function pageSize(operation: Operation, node: FieldNode, field: GraphQLField<unknown, unknown>): number {
  if (!field.args.some((argument) => argument.name === "first")) return 1;
  const value = node.arguments?.find((argument) => argument.name.value === "first")?.value;
  const first = value ? Number(givenValue(operation, value)) : lists.defaultSize;
  return Number.isFinite(first) ? Math.min(Math.max(1, first), lists.maxSize) : lists.maxSize;
}

/** What an argument will be: written out, a variable, or the variable's own default. */
function givenValue({ operation, variables }: Operation, value: ValueNode): unknown {
  if (value.kind === Kind.INT) return value.value;
  if (value.kind !== Kind.VARIABLE) return undefined;
  const name = value.name.value;
  if (variables[name] !== undefined) return variables[name];
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return definition?.defaultValue?.kind === Kind.INT ? definition.defaultValue.value : lists.defaultSize;
}
