import { careerStatuses } from "../../profiles/careerStatus";
import { networks } from "../../profiles/SocialLinks";
import { interests } from "../../shared/interest";
import { lists, text as textLimits } from "../../shared/limits";
import { noProfile } from "./accountDocs";
import { describeRoute, faults, id, listOf, message, objectOf, objectWith, ref, text } from "./describe";

const link = text("An http or https address; empty or left out clears it.");
const words = (limit: number) => text(`At most ${limit} characters; empty or left out clears it.`);
const wholeNumber = (description: string) => ({ type: "integer", description });

export const range = objectWith([], {
  limit: wholeNumber("How many; the server's longest list when left out, and at most that."),
  skip: {
    ...wholeNumber("How many to pass over. A `cursor` does not repeat entries when new ones arrive."),
    minimum: 0,
  },
  cursor: text("Where the page before ended: opaque, from its `Link` header. `skip` does not count then."),
});

export const profileDocs = {
  mine: describeRoute({
    tag: "Profiles",
    summary: "My profile",
    success: ref("ProfileWithMember"),
    successDescription: "The viewer's profile.",
    refusals: { 400: noProfile },
  }),
  save: describeRoute({
    tag: "Profiles",
    summary: "Create or replace my profile",
    description:
      "Experience and education are kept. A field that is empty or left out is cleared, but for `interests`.",
    body: objectWith(["status", "skills"], {
      status: text("Where the member stands in working life.", { enum: careerStatuses }),
      skills: {
        anyOf: [{ type: "string" }, listOf({ type: "string" })],
        description: `A list, or text with commas; at most ${textLimits.skills} of ${textLimits.skill} characters.`,
      },
      interests: {
        anyOf: [{ type: "integer", enum: interests }, { type: "string" }],
        description: "A number from 1 to 7. Left out: 1 on a new profile, unchanged on an old one.",
      },
      company: words(textLimits.field),
      website: link,
      location: words(textLimits.field),
      bio: words(textLimits.bio),
      photo: link,
      ...Object.fromEntries(networks.map((network) => [network, link])),
      social: objectWith([], Object.fromEntries(networks.map((network) => [network, link]))),
    }),
    example: {
      status: "Learning",
      skills: "watercolour, anatomy",
      interests: 5,
      location: "Lagos",
      bio: "I draw people.",
    },
    success: ref("Profile"),
    successDescription: "The profile as saved.",
    refusals: { 400: faults("Every field that is wrong.") },
  }),
  list: describeRoute({
    tag: "Profiles",
    summary: "All profiles",
    query: range,
    success: listOf(ref("ProfileWithMember")),
    successDescription: 'Newest first. A `Link` header with `rel="next"` leads on when there are more.',
    refusals: { 400: faults("A negative `skip`, or a `cursor` that is none.") },
  }),
  search: describeRoute({
    tag: "Profiles",
    summary: "Profiles by interest",
    body: objectWith([], {
      skip: { ...wholeNumber("How many to pass over."), minimum: 0 },
      limit: wholeNumber(`How many; ${lists.maxSize} when left out, and at most that.`),
      filters: objectWith([], {
        interests: {
          ...listOf({ type: "integer" }),
          description: `Any of these, of ${interests.join(", ")}; empty: everyone; only unknown ones: nobody.`,
        },
        interest: { description: "Filters nothing; older clients send it." },
        loadMore: { description: "Filters nothing; older clients send it." },
      }),
    }),
    example: { skip: 0, limit: 20, filters: { interests: [1, 5] } },
    success: objectOf({
      profiles: listOf(ref("ProfileWithMember")),
      postSize: wholeNumber("How many profiles are in this answer."),
    }),
    successDescription: "Newest first.",
    refusals: { 400: faults("A negative `skip`, or a filter that does not exist.") },
  }),
  one: describeRoute({
    tag: "Profiles",
    summary: "A member's profile",
    params: objectOf({ id: id("The member's id.") }),
    success: ref("ProfileWithMember"),
    successDescription: "The profile.",
    refusals: {
      400: message("`There is no profile for this user`; `Profile not found` when this is no id."),
    },
  }),
};
