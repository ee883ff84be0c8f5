import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type InlineFragmentNode,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { AppError } from "../../../errors";
import { graphql as limits, lists } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";

/** The cost of an operation for the sender's limits. It depends only on the operation and its variables. */
export interface OperationCost {
  /**
   * The maximum number of objects that it may fetch: each field of an object type costs 1, times the `first` of every list above
   * it. Scalars are free.
   */
  objects: Cost;
  /** Whether it selects an unpaged list, so that the cost does not limit what it fetches. */
  hasWholeLists: boolean;
  /** The number of root fields, with fragments expanded. Each counts as one request. */
  rootFields: number;
}

type Cost = (variables: Readonly<Record<string, unknown>>) => number;

interface Operation {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

type Parent = GraphQLCompositeType | undefined;

/** `field` is undefined for introspection fields. */
interface Selected {
  node: FieldNode;
  field: GraphQLField<unknown, unknown> | undefined;
}

/** Computes the cost of a valid operation. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationCost {
  const definitions = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = new Map(definitions.map((fragment) => [fragment.name.value, fragment]));
  const context = { schema, fragments };
  const root = schema.getRootType(operation.operation) ?? undefined;
  return {
    objects: costOfSet(context, operation.selectionSet, root),
    hasWholeLists: hasWholeLists(context, operation.selectionSet, root),
    rootFields: fieldsOf(context, operation.selectionSet, root).length,
  };
}

/** Throws when an operation may fetch more objects than a member, or a visitor, may request at once. */
export function checkCost(cost: number, isMember: boolean): void {
  const allowed = isMember ? limits.costMember : limits.costAnonymous;
  if (cost <= allowed) return;
  throw new AppError("GRAPHQL_VALIDATION_FAILED", graphqlMessages.tooExpensive({ cost, max: allowed }));
}

function costOfSet(context: Operation, set: SelectionSetNode, type: Parent): Cost {
  const costs = fieldsOf(context, set, type).flatMap((selected) => costOfField(context, selected) ?? []);
  return (variables) => costs.reduce((sum, cost) => sum + cost(variables), 0);
}

/** The fields of a selection, including those of its fragments. */
function fieldsOf(context: Operation, set: SelectionSetNode, parent: Parent): Selected[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return { node: selection, field: findField(parent, selection.name.value) };
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : context.fragments.get(selection.name.value);
    return inner ? fieldsOf(context, inner.selectionSet, typeOf(context, inner) ?? parent) : [];
  });
}

/** The type condition of a fragment; undefined if it has none. */
function typeOf({ schema }: Operation, { typeCondition }: InlineFragmentNode | FragmentDefinitionNode): Parent {
  const type = typeCondition && schema.getType(typeCondition.name.value);
  return isCompositeType(type) ? type : undefined;
}

const findField = (parent: Parent, name: string): Selected["field"] =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;

/** Whether a list of objects is selected other than the `nodes` and `edges` of a page. */
function hasWholeLists(context: Operation, set: SelectionSetNode, parent: Parent): boolean {
  return fieldsOf(context, set, parent).some(({ node, field }) => {
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type)) return false;
    const isWhole = isListType(getNullableType(field.type)) && !["nodes", "edges"].includes(field.name);
    return isWhole || hasWholeLists(context, node.selectionSet, type);
  });
}

/** null for a scalar. */
function costOfField(context: Operation, { node, field }: Selected): Cost | null {
  const type = field && getNamedType(field.type);
  if (!field || !node.selectionSet || !isCompositeType(type)) return null;
  const size = pageSize(node, field);
  const inner = costOfSet(context, node.selectionSet, type);
  return (variables) => 1 + size(variables) * inner(variables);
}

/** The `first` of a list, 1 for anything else. An invalid one counts as the nearest valid one. */
function pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): Cost {
  if (!field.args.some((argument) => argument.name === "first")) return () => 1;
  const argument = node.arguments?.find(({ name }) => name.value === "first")?.value;
  return (variables) => {
    const first = argument ? Number(givenValue(argument, variables)) : lists.defaultSize;
    return Number.isFinite(first) ? Math.min(Math.max(1, first), lists.maxSize) : lists.maxSize;
  };
}

/** The value of an argument. The variables already have their defaults. */
function givenValue(value: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (value.kind === Kind.INT) return value.value;
  return value.kind === Kind.VARIABLE ? (variables[value.name.value] ?? lists.defaultSize) : undefined;
}
