import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { readProblem } from "./problem";

const answer = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

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

  it("never repeats what an unknown failure says", () => {
    expect(readProblem(answer("select * from users", { code: "INTERNAL" })).messages).toEqual([
      "Something went wrong on our side. Please try again.",
    ]);
  });

  it("speaks plainly when no answer came", () => {
    expect(readProblem(new TypeError("Failed to fetch")).messages[0]).toMatch(/could not reach Study Circle/);
  });
});
