import { buildProfile } from "../../../testing/buildProfile";
import type { OwnProfile } from "../own/useMyProfile";
import { blankProfile, splitSkills, toFormValues, toInput } from "./profileFormValues";

const saved = buildProfile({
  skills: ["Loops", "Bernoulli numbers"],
  social: { ...buildProfile().social, twitter: "https://twitter.com/ada" },
}) as unknown as OwnProfile;

describe("splitSkills", () => {
  it("trims, and drops empties and repeats", () => {
    expect(splitSkills("a, b,,c , a")).toEqual(["a", "b", "c"]);
  });

  it("M41 takes spellings that differ in case for one skill", () => {
    expect(splitSkills("SQL, sql, Caf\u00e9, cafe\u0301 , CAFÉ")).toEqual(["SQL", "Café"]);
  });

  it("finds none in commas alone", () => {
    expect(splitSkills(" ,, ")).toEqual([]);
  });
});

describe("toFormValues", () => {
  it("joins the skills with commas and flattens the links", () => {
    const values = toFormValues(saved);

    expect(values).toMatchObject({ skills: "Loops, Bernoulli numbers", twitter: "https://twitter.com/ada", bio: "" });
  });
});

describe("toInput", () => {
  it("nests the links and clears what was emptied", () => {
    const input = toInput({
      ...blankProfile,
      skills: "a, b",
      location: " Cebu ",
      twitter: "",
      youtube: "https://y.example",
    });

    expect(input).toMatchObject({
      status: "LEARNING",
      interest: "CODING",
      skills: ["a", "b"],
      location: "Cebu",
      bio: null,
    });
    expect(input.social).toEqual({
      twitter: null,
      facebook: null,
      youtube: "https://y.example",
      linkedin: null,
      instagram: null,
    });
  });
});
