import { Kind, type OperationDefinitionNode, parse, print, separateOperations } from "graphql";

/** An operation as programs send it. */
export interface Sent {
  query: string;
  variables: Record<string, unknown>;
  operation: OperationDefinitionNode;
}

interface Place {
  /** The address of the service. */
  url: string;
  /** Whether it runs as a member: the code has a place for a token then, never the token. */
  isMember: boolean;
}

/** One operation of a document, with the fragments and variables that it uses. Throws GraphQLError for a syntax error. */
export function operationToSend(
  document: string,
  variables: Record<string, unknown>,
  choice: { cursor: number; operationName: string | undefined },
): Sent | null {
  const parsed = parse(document);
  const operations = parsed.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operation =
    operations.find(({ loc }) => loc && loc.start <= choice.cursor && choice.cursor <= loc.end) ??
    operations.find(({ name }) => name && name.value === choice.operationName) ??
    operations[0];
  if (!operation) return null;
  const alone = separateOperations(parsed)[operation.name?.value ?? ""];
  const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  return {
    query: operations.length > 1 && alone ? `${print(alone)}\n` : document,
    variables: Object.fromEntries(Object.entries(variables).filter(([name]) => declared.includes(name))),
    operation,
  };
}

const hasVariables = ({ variables }: Sent) => Object.keys(variables).length > 0;
const bodyOf = (sent: Sent) => ({
  query: sent.query,
  ...(hasVariables(sent) ? { variables: sent.variables } : {}),
});

/** For a shell: everything between single quotes, but the token's variable. */
export function asCurl(sent: Sent, { url, isMember }: Place): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `curl ${quote(url)}`,
    `-H 'content-type: application/json'`,
    ...(isMember ? [`-H "authorization: Bearer $TOKEN"`] : []),
    `--data-raw ${quote(JSON.stringify(bodyOf(sent)))}`,
  ].join(" \\\n  ");
}

/** A text between backticks. */
const template = (text: string) => `\`${text.replace(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)}\``;

const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);

export function asFetch(sent: Sent, { url, isMember }: Place): string {
  const headers = ['"content-type": "application/json"', ...(isMember ? ["authorization: `Bearer ${token}`"] : [])];
  return [
    ...(isMember ? ['const token = "TOKEN"; // of a log-in, or an access token', ""] : []),
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: "POST",`,
    `  headers: { ${headers.join(", ")} },`,
    `  body: JSON.stringify({`,
    `    query: ${template(sent.query)},`,
    ...(hasVariables(sent) ? [`    variables: ${indented(sent.variables, "    ")},`] : []),
    `  }),`,
    `});`,
    `const { data, errors } = await response.json();`,
    ``,
  ].join("\n");
}

/** A hook for React with Apollo Client. */
export function asHook(sent: Sent): string {
  const { operation } = sent;
  const name = operation.name?.value ?? "Operation";
  const hook = { query: "useQuery", mutation: "useMutation", subscription: "useSubscription" }[operation.operation];
  const document = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_").toUpperCase();
  const options = hasVariables(sent) ? `, {\n    variables: ${indented(sent.variables, "    ")},\n  }` : "";
  return [
    `import { gql } from "@apollo/client";`,
    `import { ${hook} } from "@apollo/client/react";`,
    ``,
    `const ${document} = gql${template(sent.query)};`,
    ``,
    `export function use${name.charAt(0).toUpperCase()}${name.slice(1)}() {`,
    `  return ${hook}(${document}${options});`,
    `}`,
    ``,
  ].join("\n");
}
