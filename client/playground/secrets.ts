/** Names of variables and arguments with values that must not stay in the browser, nor go into a link. */
const secretName = "\\w*(?:password|token|secret|code)\\w*";
const literal = new RegExp(`\\b(${secretName})(\\s*:\\s*)("""[\\s\\S]*?"""|"(?:[^"\\\\\\n]|\\\\.)*")`, "gi");
const isSecretName = (name: string) => new RegExp(`^${secretName}$`, "i").test(name);

interface Emptied<Value> {
  value: Value;
  /** The names that lost their values, each once. */
  names: string[];
}

/** The text of an operation with an empty text for each secret. */
export function withoutSecretTexts(query: string): Emptied<string> {
  const names = new Set<string>();
  const value = query.replace(literal, (all, name: string, colon: string, text: string) => {
    if (text.replaceAll('"', "") === "") return all;
    names.add(name);
    return `${name}${colon}""`;
  });
  return { value, names: [...names] };
}

/**
 * Variables with what `instead` returns for each secret; nothing leaves it out. `publicValue`, the password of the demo account,
 * may stay.
 */
export function withoutSecretValues(
  variables: Record<string, unknown>,
  instead: (name: string) => string | undefined,
  publicValue?: string,
): Emptied<Record<string, unknown>> {
  const names = new Set<string>();
  const empty = (name: string, value: unknown): unknown => {
    const isSecret = isSecretName(name) && typeof value === "string" && value !== "" && value !== publicValue;
    if (!isSecret) return value;
    names.add(name);
    return instead(name);
  };
  const value = JSON.parse(JSON.stringify(variables, empty)) as Record<string, unknown>;
  return { value, names: [...names] };
}
