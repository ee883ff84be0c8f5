import { careerStatuses } from "../careerStatus";
import { networks } from "../SocialLinks";
import { interests } from "../../../platform/interest";
import { lists, restBody, text as textLimits } from "../../../platform/limits/limits";
import { range } from "../../../platform/rest/rangeDocs";
import { noProfile } from "../../accounts/rest/accountDocs";
import {
  clearable,
  describeRoute,
  errors,
  id,
  type JsonSchema,
  listOf,
  message,
  objectOf,
  objectWith,
  ref,
  text,
} from "../../../platform/rest/describe";

const link: JsonSchema = {
  type: ["string", "null"],
  maxLength: textLimits.url,
  pattern: String.raw`^([hH][tT][tT][pP][sS]?://\S+|\s*)$`,
  description: 'An http or https address; `""`, null or left out clears it.',
};
const words = (limit: number) => clearable(limit, `At most ${limit} characters; \`""\`, null or left out clears it.`);
const links = Object.fromEntries(networks.map((network) => [network, link]));

const negative = {
  anyOf: [
    { type: "number", maximum: -1 },
    { type: "string", pattern: String.raw`^\s*-0*[1-9]\d*(\.\d*)?\s*$` },
  ],
};
const wholeNumber = (description: string) => ({ type: "integer", description });

export const profileDocs = {
  mine: describeRoute({
    tag: "Profiles",
    summary: "My profile",
    description: "The profile of the token's owner.",
    success: ref("ProfileWithMember"),
    successDescription: "The viewer's profile.",
    refusals: { 400: noProfile },
  }),
  save: describeRoute({
    tag: "Profiles",
    summary: "Create or replace my profile",
    description: "Experience and education are kept. A field that is empty or left out is cleared, except `interests`.",
    body: objectWith(["status", "skills"], {
      status: text("Where the member stands in working life.", { enum: careerStatuses }),
      skills: {
        anyOf: [
          text("With commas between skills.", { pattern: String.raw`[^\s,]` }),
          {
            ...listOf({ type: "string" }),
            maxItems: restBody.entries,
            contains: { type: "string", pattern: String.raw`[^\s,]` },
          },
        ],
        description: `A list, or text with commas; at most ${textLimits.skills} of ${textLimits.skill} characters.`,
      },
      interests: {
        anyOf: [{ enum: [...interests, null] }, { type: "string", pattern: String.raw`^\s*[1-7]?\s*$` }],
        description: "A number from 1 to 7. Empty or left out: 1 on a new profile, unchanged on an old one.",
      },
      company: words(textLimits.field),
      website: link,
      location: words(textLimits.field),
      bio: words(textLimits.bio),
      photo: link,
      ...links,
      social: {
        anyOf: [
          { type: "object", properties: links },
          { type: ["string", "null"], pattern: String.raw`^\s*$` },
        ],
        description: "The five links; one that is beside it, with the same name, comes first.",
      },
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
    refusals: { 400: errors("Every field that is wrong.") },
  }),
  list: describeRoute({
    tag: "Profiles",
    summary: "All profiles",
    description: "The directory of members.",
    paged: true,
    query: range,
    success: listOf(ref("ProfileWithMember")),
    successDescription: "Newest first.",
    refusals: { 400: errors("A negative `skip`, or a `cursor` that is none.") },
  }),
  search: describeRoute({
    tag: "Profiles",
    summary: "Profiles by interest",
    description:
      "Open to anyone. Every field is optional; a `limit` or `skip` that is no number counts as left out, and a list as `{}`.",
    body: {
      ...objectWith([], {
        skip: { not: negative, description: "How many to pass over, as a number or numeric text.", examples: [0] },
        limit: {
          description: `How many, as a number or numeric text; ${lists.maxSize} when left out, and at most that.`,
          examples: [20],
        },
        filters: {
          description: "Which profiles. What is no object filters nothing.",
          properties: {
            interests: {
              description:
                `A list of numbers or numeric texts: any of these, of ${interests.join(", ")}. Empty: everyone; only ` +
                "unknown ones: nobody.",
              examples: [[1, 5]],
            },
            interest: { description: "Filters nothing; older clients send it." },
            loadMore: { description: "Filters nothing; older clients send it." },
          },
          additionalProperties: false,
        },
      }),
      type: ["object", "array"],
      items: {},
    },
    example: { skip: 0, limit: 20, filters: { interests: [1, 5] } },
    success: objectOf(
      {
        profiles: listOf(ref("ProfileWithMember")),
        postSize: wholeNumber("How many profiles are in this answer."),
      },
      {
        nextSkip: wholeNumber("The `skip` of the rest; only when the answer had no room for all."),
      },
    ),
    successDescription: "Newest first.",
    refusals: { 400: errors("A negative `skip`, or a filter that does not exist.") },
  }),
  one: describeRoute({
    tag: "Profiles",
    summary: "A member's profile",
    description: "Open to anyone.",
    params: objectOf({ id: id("The member's id.") }),
    success: ref("ProfileWithMember"),
    successDescription: "The profile.",
    refusals: {
      400: message("`There is no profile for this user`; `Profile not found` when this is no id."),
    },
  }),
};
