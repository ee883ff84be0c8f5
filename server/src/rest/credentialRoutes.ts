import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context";
import { toAppError } from "../errors";
import * as credentials from "../profiles/credentials";
import { AddEducationInput, AddExperienceInput } from "../profiles/periodInputs";
import type { Profile } from "../profiles/Profile";
import { parseInput } from "../shared/validation";
import { fieldsOf } from "./jsonBody";
import { credentialDocs as docs } from "./openapi/credentialDocs";
import { presentProfile } from "./presentProfile";
import { toPeriodInput } from "./profileBody";
import { membersOnly } from "./routeConfig";

/** A member without a profile is a 400 here. */
const config = { ...membersOnly, statuses: { NOT_FOUND: 400 } } as const;

interface OneCredential {
  Params: { id: string };
}

/** The jobs and studies in the viewer's own profile. */
export async function credentialRoutes(app: FastifyInstance): Promise<void> {
  app.put("/profile/experience", { schema: docs.addExperience, config }, async (request) => {
    const body = fieldsOf(request);
    const { title, company, location } = body;
    const input = await parseInput(AddExperienceInput, { title, company, location, ...toPeriodInput(body) });
    const ctx = await request.getContext();
    return presentProfile(ctx, await credentials.addExperience(ctx, input));
  });

  app.put("/profile/education", { schema: docs.addEducation, config }, async (request) => {
    const body = fieldsOf(request);
    const { school, degree, fieldofstudy: fieldOfStudy } = body;
    const input = await parseInput(AddEducationInput, { school, degree, fieldOfStudy, ...toPeriodInput(body) });
    const ctx = await request.getContext();
    return presentProfile(ctx, await credentials.addEducation(ctx, input));
  });

  app.delete<OneCredential>("/profile/experience/:id", { schema: docs.deleteExperience, config }, async (request) => {
    const ctx = await request.getContext();
    return presentWithout(ctx, () => credentials.deleteExperience(ctx, request.params.id));
  });

  app.delete<OneCredential>("/profile/education/:id", { schema: docs.deleteEducation, config }, async (request) => {
    const ctx = await request.getContext();
    return presentWithout(ctx, () => credentials.deleteEducation(ctx, request.params.id));
  });
}

/** The profile after a removal; an entry that is not in it counts as removed. */
async function presentWithout(ctx: AppContext, remove: () => Promise<Profile>) {
  const profile = await credentials.getOwnProfile(ctx);
  try {
    await remove();
  } catch (error) {
    if (!["NOT_FOUND", "BAD_USER_INPUT"].includes(toAppError(error).code)) throw error;
  }
  return presentProfile(ctx, profile);
}
