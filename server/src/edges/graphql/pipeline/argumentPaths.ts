import { type ASTNode, type DocumentNode, type FieldNode, Kind, type ValueNode, visit } from "graphql";

/*
 * Errors contain the path of the argument, as in `input.text` or `interests[3]`, both for values in the document and for
 * variables.
 */

/** The argument path of the first use of each variable, in an operation and its fragments. */
export function variablePaths(definitions: readonly ASTNode[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const note = (node: ASTNode, path: string) => {
    if (node.kind === Kind.VARIABLE && !paths.has(node.name.value)) paths.set(node.name.value, path);
  };
  // Not of directives: there the name of the variable says more than `if`.
  for (const definition of definitions) visit(definition, { Field: (field) => visitArguments(field, note) });
  return paths;
}

/** The argument path of a literal value, or of a field in one; undefined for any other node. */
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
