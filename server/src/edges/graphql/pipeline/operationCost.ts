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
import { needsSignIn } from "../../../platform/authorization/fieldRights";
import { atMostOf, type ListSize } from "../../../platform/graphql/atMost";
import { graphql as limits, lists } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";

/** The cost of an operation for the sender's limits. It depends only on the operation and its variables. */
export interface OperationCost {
  /**
   * The maximum number of objects that it may fetch: each field of an object type costs 1, times the size of every list above
   * it, which is its `first`, or the maximum that it declares. Where they have many values, a fifth of the number of values
   * instead, because the time that the answer takes grows with them: each field is a value, and one more where it has a
   * resolver. `e2e/faults/loopHold.mjs` measures that nothing allowed takes too long.
   */
  objects: Cost;
  /** The number of root fields, with fragments expanded. Each counts as one request. */
  rootFields: number;
  /** Whether all of it is for members: for anyone else each root field is refused, and nothing is fetched. */
  isForMembers: boolean;
}

type Cost = (variables: Readonly<Record<string, unknown>>) => number;

interface Operation {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** What is counted besides each object. */
interface Counting extends Operation {
  scalar: 0 | 1;
  resolver: 0 | 1;
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
  const roots = fieldsOf(context, operation.selectionSet, root);
  const objects = costOfSet({ ...context, scalar: 0, resolver: 0 }, operation.selectionSet, root);
  const values = costOfSet({ ...context, scalar: 1, resolver: 1 }, operation.selectionSet, root);
  return {
    objects: (variables) => Math.max(objects(variables), Math.floor(values(variables) / limits.valuesPerObject)),
    rootFields: roots.length,
    isForMembers: roots.every(({ field }) => field !== undefined && needsSignIn(field)),
  };
}

/** The maximum number of objects that a member, or a visitor, may request at once. */
export const costLimit = (isMember: boolean): number => (isMember ? limits.costMember : limits.costAnonymous);

/** Throws when an operation may fetch more objects than that. */
export function checkCost(cost: number, isMember: boolean): void {
  const allowed = costLimit(isMember);
  if (cost <= allowed) return;
  throw new AppError("GRAPHQL_VALIDATION_FAILED", graphqlMessages.tooExpensive({ cost, max: allowed }));
}

function costOfSet(context: Counting, set: SelectionSetNode, type: Parent): Cost {
  const costs = fieldsOf(context, set, type).map((selected) => costOfField(context, selected));
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

function costOfField(context: Counting, { node, field }: Selected): Cost {
  const resolver = field?.resolve ? context.resolver : 0;
  const type = field && getNamedType(field.type);
  // Clients with a cache add this to every selection; it is a constant.
  if (node.name.value === "__typename" && !node.alias) return () => 0;
  if (!field || !node.selectionSet || !isCompositeType(type)) return () => context.scalar + resolver;
  const inner = costOfSet(context, node.selectionSet, type);
  const size = sizeOf(node, field);
  // A page is one object, of which `nodes` and `edges` are as many as its `first`; any other list is its entries.
  const isList = isListType(getNullableType(field.type));
  return isList && size
    ? (variables) => resolver + size(variables) * (1 + inner(variables))
    : (variables) => resolver + 1 + (size?.(variables) ?? 1) * inner(variables);
}

const page: ListSize = { entries: lists.maxSize, argument: "first", each: 1 };

/** How many entries a list, or those in an object, have at most: `first` within the maximum. null without lists. */
function sizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>): Cost | null {
  const declared = atMostOf(field);
  const { entries, argument, each } = declared ?? page;
  const limiting = field.args.find(({ name }) => name === argument);
  if (!limiting) return declared ? () => entries : null;
  const usual = Number(limiting.defaultValue ?? entries);
  const given = node.arguments?.find(({ name }) => name.value === argument)?.value;
  return (variables) => {
    const size = (given ? Number(valueOf(given, variables) ?? usual) : usual) * each;
    // An invalid one counts as the nearest valid one.
    return Number.isFinite(size) ? Math.min(Math.max(1, size), entries) : entries;
  };
}

/** The value of an argument. The variables already have their defaults. NaN for what is no number. */
function valueOf(value: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (value.kind === Kind.INT) return value.value;
  return value.kind === Kind.VARIABLE ? variables[value.name.value] : NaN;
}
