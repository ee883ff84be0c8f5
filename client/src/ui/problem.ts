/** A failure in plain words. */
export interface Problem {
  /** The service's code, or UNREACHABLE when no answer came at all. */
  code: string;
  /** One message for each thing that is wrong; never empty. */
  messages: string[];
  /** What is wrong with which field of the form. */
  fields: Readonly<Record<string, string>>;
}

const unreachable = "We could not reach Study Circle. Check your connection and try again.";
const broken = "Something went wrong on our side. Please try again.";
const speakable = new Set([
  "UNAUTHENTICATED",
  "INVALID_CREDENTIALS",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "UNAVAILABLE",
]);

/** Reads any failure, be it the service's answer, a dead network or a page of HTML, without ever throwing. */
export function readProblem(error: unknown): Problem {
  if (!isServiceAnswer(error)) return { code: "UNREACHABLE", messages: [unreachable], fields: {} };
  const [first] = error.errors;
  const code = String(first?.extensions?.code ?? "INTERNAL");
  const fields = readFields(first?.extensions?.fields);
  const said = Object.values(fields);
  if (said.length > 0) return { code, messages: said, fields };
  return { code, messages: [speakable.has(code) && first ? first.message : broken], fields };
}

interface ServiceAnswer {
  errors: readonly { message: string; extensions?: { code?: unknown; fields?: unknown } }[];
}

/** Apollo's CombinedGraphQLErrors, known by its name so that no page loads Apollo to read a failure. */
function isServiceAnswer(error: unknown): error is ServiceAnswer {
  return error instanceof Error && error.name === "CombinedGraphQLErrors" && "errors" in error;
}

function readFields(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(fields.filter(isFieldProblem).map(({ field, message }) => [toFormField(field), message]));
}

/** Forms name their fields as the input does, and have one field for a list: `input.skills[3]` is `skills`. */
function toFormField(path: string): string {
  return path.replace(/^input\./, "").replace(/\[\d+\].*$/, "");
}

function isFieldProblem(entry: unknown): entry is { field: string; message: string } {
  return typeof entry === "object" && entry !== null && "field" in entry && "message" in entry;
}
