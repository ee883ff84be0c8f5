import { parse } from "graphql";
import { withoutSecretTexts, withoutSecretValues } from "../secrets";

/** The operation of a link, to be opened in a tab; it never runs by itself. */
export interface LinkedOperation {
  query: string;
  /** As they stand in the link, also when they are not JSON: nothing is lost. */
  variables: string | null;
  operationName: string | null;
  /** What is wrong with the link; empty when nothing is. */
  problem: string;
}

/** As long as every browser and proxy takes an address. */
export const maxLinkLength = 8_000;

/** Reads `?query=…&variables=…&operationName=…`; null without a query. */
export function readLink(search: string): LinkedOperation | null {
  const given = new URLSearchParams(search);
  const [query, variables, operationName] = ["query", "variables", "operationName"].map((name) => given.get(name));
  if (!query && !variables) return null;
  const problems = [problemOfQuery(query ?? "", operationName ?? null), problemOfVariables(variables ?? null)];
  return {
    query: query ?? "",
    variables: variables ? formatted(variables) : null,
    operationName: operationName ?? null,
    problem: problems.filter(Boolean).join(" "),
  };
}

function problemOfQuery(query: string, operationName: string | null): string {
  if (!query) return "The link has variables, but no operation.";
  try {
    const { definitions } = parse(query);
    const names = definitions.map((node) => ("name" in node ? node.name?.value : undefined));
    if (operationName && !names.includes(operationName)) return `The link's operation has no part “${operationName}”.`;
    return "";
  } catch (error) {
    return `The operation of the link has an error. ${(error as Error).message}`;
  }
}

function problemOfVariables(variables: string | null): string {
  if (!variables) return "";
  const value = readObject(variables);
  return value ? "" : "The variables of the link are not a JSON object. They are under Variables, as they came.";
}

function formatted(variables: string): string {
  const value = readObject(variables);
  return value ? JSON.stringify(value, null, 2) : variables;
}

/** A JSON object; an empty one for an empty text; else null. */
export function readObject(text: string): Record<string, unknown> | null {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

interface Given {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A link to an operation, without headers and without secrets; `left` names what was left out. */
export function linkTo(page: string, { query, variables, operationName }: Given): { link: string; left: string[] } {
  const text = withoutSecretTexts(query);
  const values = withoutSecretValues(variables, () => undefined);
  const parameters = new URLSearchParams({ query: text.value });
  if (Object.keys(values.value).length > 0) parameters.set("variables", JSON.stringify(values.value));
  if (operationName) parameters.set("operationName", operationName);
  return { link: `${page}?${parameters.toString()}`, left: [...new Set([...text.names, ...values.names])] };
}
