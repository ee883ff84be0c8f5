import { wordFieldMessage } from "../forms/fieldMessages";
import * as texts from "../texts";

/** A failure in plain words. */
export interface Problem {
  /** The service's code, or what kept its answer away: OFFLINE, UNREACHABLE or TIMEOUT. */
  code: string;
  /** One message for each thing that is wrong; never empty. */
  messages: string[];
  /** What is wrong with which field of the form. */
  fields: Readonly<Record<string, string>>;
}

const sentences = {
  OFFLINE: texts.youAreOffline,
  UNREACHABLE: texts.unreachable,
  TIMEOUT: texts.tooSlow,
  UNAVAILABLE: texts.busy,
  RATE_LIMITED: texts.tooOften,
  FORBIDDEN: texts.forbidden,
  UNAUTHENTICATED: texts.logInFirst,
  TOO_LARGE: texts.tooLong,
  INTERNAL: texts.wentWrong,
} as const;

type Sentence = keyof typeof sentences;

/** The service's messages for these codes are written for people, and more exact than ours. */
const speakable = new Set([
  "INVALID_CREDENTIALS",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "UNAUTHENTICATED",
  "GROUP_FULL",
]);

/** Refusals that say what to do. */
const speakableKeys = new Set([
  "accounts.sharedAccount",
  "accounts.registrationsClosed",
  "accounts.invitationNeeded",
  "buddies.unverified",
  "buddies.notContactable",
  "memberships.removed",
]);

/** Turns any error into a Problem: a GraphQL error, a network failure or an HTML page. Never throws. */
export function readProblem(error: unknown): Problem {
  const failure = (error ?? {}) as Failure;
  if (failure.name === "CombinedGraphQLErrors") return readAnswer(failure.errors?.[0]);
  if (failure.name !== "ServerError") return say(fromFailure(failure));
  const first = parseAnswer(failure.bodyText ?? "");
  return first ? readAnswer(first) : say(fromStatus(failure.statusCode ?? 500));
}

/** What Apollo's errors and the browser's have; known by their names, so that no page loads Apollo to read a failure. */
interface Failure {
  name?: string;
  /** Of CombinedGraphQLErrors. */
  errors?: readonly AnsweredError[];
  /** Of ServerError: an answer with an error status. */
  statusCode?: number;
  bodyText?: string;
}

interface AnsweredError {
  message: string;
  extensions?: Record<string, unknown>;
}

function readAnswer(first: AnsweredError | undefined): Problem {
  const code = String(first?.extensions?.code ?? "INTERNAL");
  const fields = readFields(first?.extensions?.fields);
  const said = Object.values(fields);
  if (said.length > 0) return { code, messages: said, fields };
  if (code === "SUSPENDED") return { code, messages: [describeSuspension(first?.extensions?.parameters)], fields };
  if (first && (speakable.has(code) || speakableKeys.has(String(first.extensions?.key))))
    return { code, messages: [gone[first.message] ?? first.message], fields };
  return { ...say(code in sentences ? (code as Sentence) : "INTERNAL"), code };
}

function describeSuspension(parameters: unknown): string {
  const { until, reason = "" } = (parameters ?? {}) as { until?: string; reason?: string };
  const day = until ? until.slice(0, 10).replaceAll("-", "/") : null;
  return texts.suspended(day, reason);
}

/** The first GraphQL error in the body of an answer with an error status; undefined when it is something else. */
function parseAnswer(body: string): AnsweredError | undefined {
  try {
    const [first] = (JSON.parse(body) as { errors: AnsweredError[] }).errors;
    return typeof first?.extensions?.code === "string" ? first : undefined;
  } catch {
    return undefined;
  }
}

const say = (code: Sentence): Problem => ({ code, messages: [sentences[code]], fields: {} });

/** An answer that is not GraphQL's, as a proxy gives it. */
function fromStatus(status: number): Sentence {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  if (status === 408 || status === 504) return "TIMEOUT";
  if (status === 413) return "TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  return status === 502 || status === 503 ? "UNAVAILABLE" : "INTERNAL";
}

/** No answer at all, or one that nobody can read. `fetch` fails with a TypeError when the network does. */
function fromFailure({ name }: Failure): Sentence {
  if (name === "TimeoutError" || name === "AbortError") return navigator.onLine ? "TIMEOUT" : "OFFLINE";
  if (name !== "TypeError") return "INTERNAL";
  return navigator.onLine ? "UNREACHABLE" : "OFFLINE";
}

/** Texts of the REST contract that also reach the screen, in warmer words. */
const gone: Readonly<Record<string, string>> = {
  "Post not found": texts.groupGone,
  "Comment does not exist": texts.commentGone,
};

function readFields(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  const known = fields.filter(isFieldProblem);
  return Object.fromEntries(known.map(({ field, message }) => [toFormField(field), wordFieldMessage(message)]));
}

/** Forms name their fields as the input does, and have one field for a list: `input.skills[3]` is `skills`. */
function toFormField(path: string): string {
  return path.replace(/^input\./, "").replace(/\[\d+\].*$/, "");
}

function isFieldProblem(entry: unknown): entry is { field: string; message: string } {
  return typeof entry === "object" && entry !== null && "field" in entry && "message" in entry;
}
