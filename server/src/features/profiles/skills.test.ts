import { toSkills } from "./skills";

describe("the skills of a profile", () => {
  it("are what people see: no white space around them, no empty one, none twice, none of invisible characters", () => {
    expect(toSkills([" SQL , Biology", "sql", "", "\u200b", "\u2060 , \u00ad"])).toEqual(["SQL", "Biology"]);
  });
});
