import { interests } from "../../../platform/interest";
import { id, type JsonSchema, listOf, moment, objectOf, ref, text } from "../../../platform/rest/describe";
import { careerStatuses } from "../careerStatus";
import { networks } from "../SocialLinks";

const period = {
  from: moment("The first day, at midnight UTC."),
  to: { type: ["string", "null"], format: "date-time", description: "The last day; null while it goes on." },
  current: { type: "boolean", description: "Whether it goes on today." },
  description: text("What the member says about it; empty when nothing."),
};

const profile = (user: JsonSchema) =>
  objectOf(
    {
      _id: id("The profile's own id."),
      user,
      status: text("Where the member stands in working life.", { enum: careerStatuses }),
      skills: listOf({ type: "string" }),
      interests: {
        type: "integer",
        enum: interests,
        description: "1 Coding, 2 Finance, 3 Language, 4 Chemistry, 5 Art, 6 Medicine, 7 Physics.",
      },
      company: text("Empty when unset, as are the other texts."),
      website: text("An http or https address."),
      location: text("A place, in the member's own words."),
      bio: text("What the member says about themself."),
      photo: text("An http or https address of a picture."),
      social: objectOf(Object.fromEntries(networks.map((network) => [network, text("An address; empty when unset.")]))),
      experience: listOf(ref("Experience")),
      education: listOf(ref("Education")),
      date: moment("When the profile was first saved."),
    },
    {
      more: {
        ...objectOf({ profile: text("The address of the whole profile.") }),
        description: "Only in a list that has room for the newest jobs and courses alone.",
      },
    },
  );

export const profileSchemas: Readonly<Record<string, JsonSchema>> = {
  Profile: profile(id("The member's id.")),
  ProfileWithMember: profile(ref("Member")),
  Experience: objectOf({
    _id: id("The entry's id."),
    title: text("What the job is called."),
    company: text("Who the work is for."),
    location: text("Where the work is done; empty when unset."),
    ...period,
  }),
  Education: objectOf({
    _id: id("The entry's id."),
    school: text("School, university or course provider."),
    degree: text("Degree or certificate."),
    fieldofstudy: text("What is studied."),
    ...period,
  }),
};
