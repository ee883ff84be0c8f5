import { interests } from "../interest";
import { profiles as limits } from "../limits";
import { restBody, text as lengths } from "../../../platform/limits/limits";
import { bodyOf, propertiesOf } from "../../../platform/rest/bodyOf";
import { type Fields, toFields } from "../../../platform/rest/jsonBody";
import { flag, listOf, objectOf, oneOf, text } from "../../../platform/rest/schema";
import { AvailableHoursInput } from "../availability/AvailableHours";
import { SaveProfileInput, SocialLinksInput } from "../profileInputs";
import { profileVisibilities } from "../ProfileVisibility";
import { networks } from "../SocialLinks";

const words = (limit: number) => `At most ${limit} characters; \`""\`, null or left out clears it.`;
const link = 'An http or https address; `""`, null or left out clears it.';
const someSkill = { type: "string", pattern: String.raw`[^\s,]` };
const links = propertiesOf(SocialLinksInput, {
  youtube: link,
  twitter: link,
  facebook: link,
  linkedin: link,
  instagram: link,
});

const nothing = { type: ["string", "null"], pattern: String.raw`^\s*$` };
const hours = objectOf(
  propertiesOf(AvailableHoursInput, {
    weekday: "On which day.",
    from: "The first minute, as `19:00`.",
    to: "The minute after the last one, as `21:00`; `24:00` is the end of the day.",
  }),
);
const { timeZone } = propertiesOf(SaveProfileInput, {
  timeZone: "An IANA time zone, as `Asia/Manila`; empty or null clears it. Left out: unchanged.",
});
/** Clients of the contract do not know these fields. */
const kept = { isKept: true, read: (value: unknown) => value };

export const hoursForm = {
  schema: {
    anyOf: [{ ...listOf(hours), maxItems: limits.availableHours }, nothing],
    description: `When the member is usually free, at most ${limits.availableHours} entries. Empty or null clears them. Left out: unchanged.`,
  },
  ...kept,
};

/** Text with commas stands for a list, as for skills. */
export const learningForm = {
  schema: {
    anyOf: [
      text("With commas between topics."),
      { ...listOf({ type: "string" }), maxItems: restBody.entries },
      nothing,
    ],
    description: `What the member wants to learn: a list, or text with commas; at most ${limits.learning} topics of ${limits.topic} characters. Empty or null clears them. Left out: unchanged.`,
  },
  isKept: true,
  read: (value: unknown) => (typeof value === "string" ? [value] : value),
};

/**
 * The contract's profile. Saving replaces it: what is left out is cleared. The interest and the fields that are newer than the
 * contract stay as they are.
 */
export const profileBody = bodyOf(
  SaveProfileInput,
  {
    status: "Where the member stands in working life.",
    skills: {
      schema: {
        anyOf: [
          { ...text("With commas between skills."), ...someSkill },
          { ...listOf({ type: "string" }), maxItems: restBody.entries, contains: someSkill },
        ],
        description: `A list, or text with commas; at most ${limits.skills} of ${limits.skill} characters.`,
      },
      read: (value) => (typeof value === "string" ? [value] : (value ?? null)),
    },
    interest: {
      schema: {
        anyOf: [{ enum: [...interests, null] }, { type: "string", pattern: String.raw`^\s*[1-7]?\s*$` }],
        description: "A number from 1 to 7. Empty or left out: 1 on a new profile, unchanged on an old one.",
      },
      read: (value) => toNumber(value) ?? undefined,
    },
    company: words(lengths.field),
    website: link,
    location: words(lengths.field),
    bio: words(limits.bio),
    photo: link,
    social: {
      schema: {
        anyOf: [{ type: "object", properties: links }, nothing],
        description: "The five links; one that is beside it, with the same name, comes first.",
      },
      read: toLinks,
    },
    timeZone: { schema: timeZone, ...kept },
    availability: hoursForm,
    learning: learningForm,
    visibility: {
      schema: oneOf(profileVisibilities, "Who may see the profile. Left out: unchanged."),
      ...kept,
    },
    showsStudyTime: {
      schema: flag("Whether those who see the profile see how much the member studies. Left out: unchanged."),
      ...kept,
    },
  },
  {
    replaces: true,
    more: links,
    example: {
      status: "Learning",
      skills: "watercolour, anatomy",
      interests: 5,
      location: "Lagos",
      bio: "I draw people.",
    },
  },
);

/** Links stand in the body itself or in its `social`. */
function toLinks(social: unknown, body: Fields): unknown {
  const isSet = social !== undefined && social !== null && !(typeof social === "string" && social.trim() === "");
  if (isSet && (typeof social !== "object" || Array.isArray(social))) return social;
  const nested = toFields(social);
  return Object.fromEntries(networks.map((network) => [network, body[network] ?? nested[network] ?? null]));
}

/** Numeric text becomes its number, empty text nothing at all. */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? undefined : Number(value);
}
