import { type ASTNode, type DocumentNode, type FieldNode, Kind, type ValueNode, visit } from "graphql";

/*
 * Errors name what is wrong by the path of the argument, as in `input.text` or `interests[3]`, no matter whether the value
 * was written into the document or came in a variable.
 */

/** The path of the argument that each variable is first used for, in an operation and the fragments that it spreads. */
export function variablePlaces(definitions: readonly ASTNode[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const note = (node: ASTNode, path: string) => {
    if (node.kind === Kind.VARIABLE && !places.has(node.name.value)) places.set(node.name.value, path);
  };
  // Not those of directives: there, the variable's own name says more than `if`.
  for (const definition of definitions) visit(definition, { Field: (field) => visitArguments(field, note) });
  return places;
}

/** The path of a value, or of a field of one, that is written into the document; undefined for any other node. */
export function literalPath(document: DocumentNode, literal: ASTNode): string | undefined {
  let found: string | undefined;
  const note = (node: ASTNode, path: string) => {
    if (node === literal) found = path;
  };
  visit(document, { Field: (field) => visitArguments(field, note), Directive: (node) => visitArguments(node, note) });
  return found;
}

type Note = (node: ASTNode, path: string) => void;

function visitArguments({ arguments: given = [] }: Pick<FieldNode, "arguments">, note: Note): void {
  for (const { name, value } of given) visitValue(value, name.value, note);
}

function visitValue(node: ValueNode, path: string, note: Note): void {
  note(node, path);
  if (node.kind === Kind.LIST) node.values.forEach((value, index) => visitValue(value, `${path}[${index}]`, note));
  if (node.kind !== Kind.OBJECT) return;
  for (const field of node.fields) {
    note(field, `${path}.${field.name.value}`);
    visitValue(field.value, `${path}.${field.name.value}`, note);
  }
}
