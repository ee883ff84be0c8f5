import fc from "fast-check";
import {
  type GraphQLArgument,
  isRequiredArgument,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from "graphql";
import { type Guard, type Piece, printOperation } from "./printOperation";

export interface AnyOperation {
  query: string;
  variables: { shown: boolean; hidden: boolean };
}

/** What fields may be given, written out, by `Type.field`; those without arguments need no entry. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Down to the values of a profile of the author of a comment under a post of a list. */
const wholeDepth = 7;
/** A shared fragment is short, and stands where there is room for it. */
const sharedDepth = 4;

/**
 * Any operation over some of a schema's queries, with aliases, fragments within fragments, fragments that are spread in
 * several places, and fields that a variable leaves out. A field may come several times: its selections merge.
 */
export function anyOperation(schema: GraphQLSchema, roots: string[], choices: Choices): fc.Arbitrary<AnyOperation> {
  const anyPiece = new AnyPiece(choices);
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const inner = types.filter((type) => !type.name.startsWith("__") && !isRoot(schema, type));
  const anyRoot = fc.oneof(...rootFields(schema, roots).map((field) => anyPiece.object("Query", field, wholeDepth)));
  return fc
    .record({
      pieces: some(3, anyRoot),
      shared: fc.record(Object.fromEntries(inner.map((type) => [type.name, anyPiece.set(type, sharedDepth)]))),
      variables: fc.record({ shown: fc.boolean(), hidden: fc.boolean() }),
    })
    .map(({ pieces, shared, variables }) => ({ query: printOperation(pieces, shared), variables }));
}

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);

/** Named twice, a query is asked twice as often. */
const rootFields = (schema: GraphQLSchema, roots: string[]): Field[] =>
  roots.flatMap((name) => schema.getQueryType()?.getFields()[name] ?? []);

type Field = GraphQLField<unknown, unknown>;

const some = <T>(most: number, one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: most });

const anyGuard = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Guard>("@include(if: $shown)", "@skip(if: $hidden)") },
);

class AnyPiece {
  private readonly sets = new Map<string, fc.Arbitrary<Piece[]>>();

  constructor(private readonly choices: Choices) {}

  /** What may be selected of a type, at most so many levels deep. */
  set(type: GraphQLObjectType, depth: number): fc.Arbitrary<Piece[]> {
    const key = `${type.name} ${depth}`;
    const made = this.sets.get(key) ?? some(4, this.piece(type, depth));
    this.sets.set(key, made);
    return made;
  }

  /** A field with an object, or a list of them; it is always given one of its choices. */
  object(on: string, field: Field, depth: number): fc.Arbitrary<Piece> {
    const choices = this.choices[keyOf(on, field)] ?? (field.args.some(isSize) ? ["first: 1", "first: 1"] : ["", ""]);
    const below = this.set(getNamedType(field.type) as GraphQLObjectType, depth - 1);
    return fc
      .record({ choice: fc.nat(choices.length - 1), guard: anyGuard, below })
      .map((chosen) => ({ kind: "field", name: field.name, choices, ...chosen }));
  }

  private piece(type: GraphQLObjectType, depth: number): fc.Arbitrary<Piece> {
    // What a union leads to needs fragments of its own; nothing of it is joined.
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        !isAbstractType(getNamedType(field.type)) &&
        (keyOf(type.name, field) in this.choices || !field.args.some(isRequiredArgument)),
    );
    const values = ["__typename", ...fields.filter((field) => !isObject(field)).map(({ name }) => name)];
    const anyValue = { weight: 4, arbitrary: fc.oneof(...values.map(value)) };
    if (depth <= 1) return anyValue.arbitrary;
    return fc.oneof(
      anyValue,
      ...fields
        .filter(isObject)
        .map((field) => ({ weight: leadsOn(field) ? 4 : 1, arbitrary: this.object(type.name, field, depth) })),
      { weight: 1, arbitrary: this.fragment(type, depth) },
      ...(depth > sharedDepth ? [{ weight: 1, arbitrary: shared(type) }] : []),
    );
  }

  /** A level less below, although a fragment is none: so that fragments within fragments end. */
  private fragment(type: GraphQLObjectType, depth: number): fc.Arbitrary<Piece> {
    return fc
      .record({ kind: fc.constantFrom("inline", "named"), guard: anyGuard, below: this.set(type, depth - 1) })
      .map((chosen) => ({ on: type.name, ...chosen }));
  }
}

const keyOf = (on: string, { name }: Field) => `${on}.${name}`;

/** Lists are short unless a choice says otherwise: no operation is refused for what it may fetch. */
const isSize = ({ name }: GraphQLArgument) => name === "first";

const value = (name: string): fc.Arbitrary<Piece> =>
  anyGuard.map((guard) => ({ kind: "field", name, choices: [""], choice: 0, guard, below: null }));

const shared = ({ name: on }: GraphQLObjectType): fc.Arbitrary<Piece> =>
  anyGuard.map((guard) => ({ kind: "shared", on, guard }));

const isObject = ({ type }: Field) => isObjectType(getNamedType(type));

/** Whether there are objects below its object; it is there that paths differ. */
function leadsOn({ type }: Field): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && Object.values(named.getFields()).some(isObject);
}
