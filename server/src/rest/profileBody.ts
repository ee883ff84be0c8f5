import { interests } from "../shared/interest";
import { networks } from "../profiles/SocialLinks";
import { type Fields, nullWhereLeftOut, toFields } from "./jsonBody";
import { toWhole } from "./range";

/**
 * The contract's profile body as the service's input reads it: saving replaces the profile, so that what is left out is
 * null, except the interest, which stays as it is. What is wrong in the body is for the input to refuse.
 */
export function toProfileInput(body: Fields) {
  const { status, company, website, location, bio, photo } = body;
  const social = toFields(body.social);
  return {
    ...nullWhereLeftOut({ status, company, website, location, bio, photo }),
    skills: typeof body.skills === "string" ? [body.skills] : (body.skills ?? null),
    interest: toNumber(body.interests) ?? undefined,
    social: Object.fromEntries(networks.map((network) => [network, body[network] ?? social[network] ?? null])),
  };
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

/** Which interests to list. Anything that is none of them is ignored, and so are all other filters. */
export function readInterests(filters: unknown): number[] {
  return [toFields(filters).interests]
    .flat()
    .map(toWhole)
    .filter((interest) => interest !== null && interests.includes(interest)) as number[];
}

/** Numeric text becomes its number, empty text nothing at all. */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? undefined : Number(value);
}
