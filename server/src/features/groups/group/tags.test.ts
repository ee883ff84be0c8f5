import { toTags } from "./tags";

describe("the tags of a group", () => {
  it("are what people see: no white space around them, no empty one, none twice, none of invisible characters", () => {
    expect(toTags([" algebra ", "algebra", " ", "\u200b", "Algebra"])).toEqual(["algebra", "Algebra"]);
  });
});
