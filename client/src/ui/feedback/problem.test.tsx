import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { readProblem } from "./problem";

const answer = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const httpError = (status: number, bodyText = "<h1>Bad</h1>") =>
  new ServerError(`status ${status}`, { response: { status } as Response, bodyText });

const said = (error: unknown) => readProblem(error).messages.join(" ");
const connection = /connection/i;

describe("readProblem", () => {
  it("repeats what the service says about the input, field by field", () => {
    const fields = [{ field: "input.email", message: "Email is taken" }];

    const problem = readProblem(answer("Bad input", { code: "BAD_USER_INPUT", fields }));

    expect(problem).toEqual({
      code: "BAD_USER_INPUT",
      messages: ["Email is taken"],
      fields: { email: "Email is taken" },
    });
  });

  it.each([
    ["input.social.twitter", "social.twitter"],
    ["input.skills[3]", "skills"],
    ["goal", "goal"],
  ])("M29 shows what is wrong with %s beside the form's field %s", (field, name) => {
    const problem = readProblem(answer("No", { code: "BAD_USER_INPUT", fields: [{ field, message: "No" }] }));

    expect(problem.fields).toEqual({ [name]: "No" });
  });

  it.each([
    ["input.text", "text", "Text is required", "Write a message first"],
    ["text", "text", "text must have at most 5000 characters", "Use at most 5,000 characters"],
    ["to", "to", "to must not be before from", "The end date must be after the start date"],
    [
      "photo",
      "photo",
      "photo must be an http or https address of at most 2048 characters",
      "Enter a full link starting with https://",
    ],
    ["from", "from", "from must be a date as YYYY-MM-DD", "Enter a full date"],
    ["skills", "skills", "skills must be at most 50", "Add at most 50 skills"],
    ["skills", "skills", "skills must have at most 50 characters each", /50 characters for each skill/],
    ["bio", "bio", "bio has characters that cannot be stored", /characters can't be saved/],
  ])("M54 says what is wrong with %s in the words of a form", (field, key, message, words) => {
    const { fields } = readProblem(answer("Bad input", { code: "BAD_USER_INPUT", fields: [{ field, message }] }));

    expect(Object.keys(fields)).toEqual([key]);
    expect(fields[key]).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
  });

  it("never repeats what an unknown failure says", () => {
    expect(readProblem(answer("select * from users", { code: "INTERNAL" })).messages).toEqual([
      "Something went wrong on our side. Please try again.",
    ]);
  });

  it("M42 takes a 500 for the service's own failure, not for a lost connection", () => {
    for (const error of [httpError(500), httpError(404), answer("x", { code: "INTERNAL" }), new Error("a bug")]) {
      expect(said(error)).toBe("Something went wrong on our side. Please try again.");
    }
    const parse = new ServerParseError(new SyntaxError("<"), { response: {} as Response, bodyText: "<html>" });
    expect(said(parse)).not.toMatch(connection);
  });

  it("M42 names a busy service, a slow one and a refusal differently, and none of them a lost connection", () => {
    const slow = new DOMException("The operation timed out", "TimeoutError");
    const errors = [httpError(503), slow, httpError(403), answer("x", { code: "FORBIDDEN" }), httpError(413)];

    const sentences = errors.map(said);

    expect(sentences).toEqual([
      expect.stringMatching(/busy/),
      expect.stringMatching(/too long to answer/),
      expect.stringMatching(/permission/),
      expect.stringMatching(/permission/),
      expect.stringMatching(/shorten it/),
    ]);
    expect(sentences.join()).not.toMatch(connection);
  });

  it("M42 reads the service's own words from an answer with an error status", () => {
    const errors = [{ message: "Please try again in 40 seconds.", extensions: { code: "RATE_LIMITED" } }];

    expect(readProblem(httpError(429, JSON.stringify({ errors })))).toMatchObject({
      code: "RATE_LIMITED",
      messages: ["Please try again in 40 seconds."],
    });
    expect(said(httpError(429))).toMatch(/wait a little/);
  });

  it("M42 speaks of the connection only when no answer came, and says when the reader is offline", () => {
    const online = vi.spyOn(navigator, "onLine", "get");

    expect(said(new TypeError("Failed to fetch"))).toBe(
      "We couldn't reach Study Circle. Check your connection and try again.",
    );
    online.mockReturnValue(false);
    expect(said(new TypeError("Failed to fetch"))).toBe("You're offline. Check your connection and try again.");
    online.mockRestore();
  });
});
