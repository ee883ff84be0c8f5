import { badInput } from "../../../errors";
import { type Interest, interests } from "../../../platform/interest";
import { networks } from "../SocialLinks";
import { type Fields, nullWhereLeftOut, toFields } from "../../../platform/rest/jsonBody";
import { toWhole } from "../../../platform/rest/range";
import { profileMessages } from "../messages";

/**
 * The contract's profile body as the service's input reads it: saving replaces the profile, so that what is left out is
 * null, except the interest, which stays as it is. What is wrong in the body is for the input to refuse.
 */
export function toProfileInput(body: Fields) {
  const { status, company, website, location, bio, photo } = body;
  return {
    ...nullWhereLeftOut({ status, company, website, location, bio, photo }),
    skills: typeof body.skills === "string" ? [body.skills] : (body.skills ?? null),
    interest: toNumber(body.interests) ?? undefined,
    social: toLinks(body),
  };
}

/** Links stand in the body itself or in its `social`. */
function toLinks(body: Fields): unknown {
  const { social } = body;
  const isSet = social !== undefined && social !== null && !(typeof social === "string" && social.trim() === "");
  if (isSet && (typeof social !== "object" || Array.isArray(social))) return social;
  const nested = toFields(social);
  return Object.fromEntries(networks.map((network) => [network, body[network] ?? nested[network] ?? null]));
}

/** Clients send job and study with the field names of their forms. */
export function toExperienceInput(body: Fields) {
  const { title, company, location } = body;
  return { title, company, location, ...toPeriodInput(body) };
}

export function toEducationInput(body: Fields) {
  const { school, degree, fieldofstudy: fieldOfStudy } = body;
  return { school, degree, fieldOfStudy, ...toPeriodInput(body) };
}

/** A tick box may be absent, null or text. */
function toPeriodInput({ from, to, current, description }: Fields) {
  const isTicked = current === "true" ? true : current === "false" || current === "" ? false : (current ?? false);
  return { from, to, current: isTicked, description };
}

/** `interests` is the filter; clients also send the others, which filter nothing. */
const filterKeys = ["interests", "interest", "loadMore"];

/**
 * Which interests to list: everyone's when none is named, and nobody's (null) when no named one is among the seven. What
 * is neither a number nor text names none. A filter that does not exist is refused by name.
 */
export function readInterests(filters: unknown): number[] | null {
  const unknown = Object.keys(toFields(filters)).filter((key) => !filterKeys.includes(key) && !Array.isArray(filters));
  if (unknown.length > 0) throw badInput(...unknown.map(unknownFilter));
  const named = [toFields(filters).interests].flat().filter(isNamed);
  const known = named.map(toWhole).filter((number): number is Interest => interests.includes(number as Interest));
  return named.length > 0 && known.length === 0 ? null : known;
}

const unknownField = (field: string) => ({ field, message: profileMessages.unknownFilter({ field }) });
const unknownFilter = (key: string) => unknownField(`filters.${key}`);

const isNamed = (value: unknown) => typeof value === "number" || (typeof value === "string" && value.trim() !== "");

/** Numeric text becomes its number, empty text nothing at all. */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? undefined : Number(value);
}
