import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

/** How one value of a document is sent. */
export const ways = [
  "literal",
  "variable",
  "left out",
  "null",
  "null in a variable",
  "unsent variable",
  "unsent variable with a default",
  "null in a variable with a default",
] as const;

export type Way = (typeof ways)[number];

/** Chooses the way of the value at a path, as in `input.repeats.weekdays[0]`. */
export type Choose = (path: string) => Way | Written;

/** A literal as it is. */
export interface Written {
  text: string;
}

/** An operation with one root field. */
export interface ArgumentDocument {
  query: string;
  variables: Record<string, unknown>;
}

type Input = GraphQLArgument | GraphQLInputField;

/** A valid value of each scalar. */
const samples: Readonly<Record<string, unknown>> = {
  String: "words",
  ID: "an id",
  Int: 3,
  Float: 1.5,
  Boolean: true,
  DateTime: "2028-10-02T19:00:00Z",
  CalendarDate: "2028-10-02",
  PasskeyData: { id: "a key" },
};

/** Writes the arguments of a field, each of their values in the way that is chosen for its path. */
export class DocumentWriter {
  readonly variables: Record<string, unknown> = {};
  private readonly declared: string[] = [];

  constructor(private readonly choose: Choose) {}

  write(operation: string, field: string, args: readonly GraphQLArgument[]): ArgumentDocument {
    const given = args.flatMap((argument) => this.writeInput(argument, argument.name) ?? []);
    const call = given.length > 0 ? `${field}(${given.join(", ")})` : field;
    const declared = this.declared.length > 0 ? `(${this.declared.join(", ")})` : "";
    return { query: `${operation} Test${declared} { ${call} }`, variables: this.variables };
  }

  /** null: left out. */
  private writeInput(input: Input, path: string): string | null {
    const value = this.writeValue(input.type, path);
    return value === null ? null : `${input.name}: ${value}`;
  }

  private writeValue(type: GraphQLInputType, path: string): string | null {
    const way = this.choose(path);
    if (typeof way === "object") return way.text;
    if (way === "left out") return null;
    if (way === "null") return "null";
    return way === "literal" ? this.writeLiteral(type, path) : this.writeVariable(type, way);
  }

  private writeLiteral(type: GraphQLInputType, path: string): string {
    if (isNonNullType(type)) return this.writeLiteral(type.ofType, path);
    if (isListType(type)) {
      const entries = [0, 1].map((index) => this.writeValue(type.ofType, `${path}[${index}]`));
      return `[${entries.filter((entry) => entry !== null).join(", ")}]`;
    }
    if (!isInputObjectType(type)) return print(sampleOf(type), isEnumType(type));
    const fields = Object.values(type.getFields());
    return `{ ${fields.flatMap((field) => this.writeInput(field, `${path}.${field.name}`) ?? []).join(", ")} }`;
  }

  private writeVariable(type: GraphQLInputType, way: Exclude<Way, "literal" | "left out" | "null">): string {
    const name = `v${this.declared.length}`;
    // A nullable variable can be unsent. With a default it is valid wherever its type is.
    const isNullable = way !== "variable" && isNonNullType(type);
    const declaredType = String(isNullable ? type.ofType : type);
    this.declared.push(`$${name}: ${declaredType}${way.endsWith("default") ? ` = ${printDefault(type)}` : ""}`);
    if (way === "variable") this.variables[name] = sampleOf(type);
    else if (way.startsWith("null")) this.variables[name] = null;
    return `$${name}`;
  }
}

/** A valid value with all fields of each object; those that contain their own type once. */
function sampleOf(type: GraphQLInputType, above: readonly string[] = []): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, above);
  if (isListType(type)) return [sampleOf(type.ofType, above)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) {
    if (type.name in samples) return samples[type.name];
    throw new Error(`${type.name} has no sample`);
  }
  const fields = Object.values(type.getFields()).filter(
    (field) => isRequiredInputField(field) || !above.includes(type.name),
  );
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, [...above, type.name])]));
}

const printDefault = (type: GraphQLInputType): string => new DocumentWriter(() => "literal")["writeLiteral"](type, "");

function print(value: unknown, isEnum = false): string {
  if (isEnum) return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${print(part)}`)
    .join(", ")} }`;
}

/** The paths of all values that a field takes. */
export const pathsOf = (args: readonly GraphQLArgument[]): string[] =>
  args.flatMap(({ name, type }) => pathsIn(type, name));

function pathsIn(type: GraphQLInputType, path: string): string[] {
  if (isNonNullType(type)) return pathsIn(type.ofType, path);
  if (isListType(type)) return [path, ...pathsIn(type.ofType, `${path}[1]`)];
  if (!isInputObjectType(type)) return [path];
  return [path, ...Object.values(type.getFields()).flatMap((field) => pathsIn(field.type, `${path}.${field.name}`))];
}

/** Whether a value must be sent, so that all other values are refused with it. */
export function isRequired(args: readonly GraphQLArgument[], path: string): boolean {
  const argument = args.find(({ name }) => name === path);
  return argument !== undefined && isRequiredArgument(argument);
}
