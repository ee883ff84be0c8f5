import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../platform/context";
import { toAppError } from "../../../errors";
import * as credentials from "../credentials";
import { AddEducationInput, AddExperienceInput } from "../periodInputs";
import { profileActions } from "../profilePolicy";
import type { Profile } from "../Profile";
import { updateEducation, updateExperience } from "../updateCredential";
import { UpdateEducationInput, UpdateExperienceInput } from "../updateCredentialInputs";
import { parseInput } from "../../../platform/validation/validation";
import { ContractError } from "../../../platform/rest/ContractError";
import { fieldsOf, idempotencyKeyOf, nullWhereLeftOut } from "../../../platform/rest/jsonBody";
import { credentialDocs as docs } from "./credentialDocs";
import { pathId } from "../../../platform/rest/pathId";
import { presentProfile } from "./presentProfile";
import { toEducationInput, toExperienceInput } from "./profileBody";
import { profileMessages } from "../messages";

/** A member without a profile is a 400 here. */
const config = { action: profileActions.edit, statuses: { NOT_FOUND: 400 } } as const;

interface OneCredential {
  Params: { id: string };
}

/** An entry that is not in the member's profile, whatever the reason. */
const missing = {
  experience: { status: 404, text: profileMessages.experienceNotFound() },
  education: { status: 404, text: profileMessages.educationNotFound() },
} as const;

type Absence = (typeof missing)[keyof typeof missing];

/** The jobs and studies in the viewer's own profile. */
export async function credentialRoutes(app: FastifyInstance): Promise<void> {
  app.put("/profile/experience", { schema: docs.addExperience, config }, async (request) => {
    const given = { ...toExperienceInput(fieldsOf(request)), ...idempotencyKeyOf(request) };
    const input = await parseInput(AddExperienceInput, given);
    const ctx = await request.getContext();
    return presentProfile(ctx, (await credentials.addExperience(ctx, input)).profile);
  });

  app.put("/profile/education", { schema: docs.addEducation, config }, async (request) => {
    const given = { ...toEducationInput(fieldsOf(request)), ...idempotencyKeyOf(request) };
    const input = await parseInput(AddEducationInput, given);
    const ctx = await request.getContext();
    return presentProfile(ctx, (await credentials.addEducation(ctx, input)).profile);
  });

  app.put<OneCredential>("/profile/experience/:id", { schema: docs.updateExperience, config }, async (request) => {
    const id = pathId(request.params.id, missing.experience);
    const input = await parseInput(UpdateExperienceInput, {
      ...nullWhereLeftOut(toExperienceInput(fieldsOf(request))),
      id,
    });
    const ctx = await request.getContext();
    return presentWith(ctx, missing.experience, () => updateExperience(ctx, input));
  });

  app.put<OneCredential>("/profile/education/:id", { schema: docs.updateEducation, config }, async (request) => {
    const id = pathId(request.params.id, missing.education);
    const input = await parseInput(UpdateEducationInput, {
      ...nullWhereLeftOut(toEducationInput(fieldsOf(request))),
      id,
    });
    const ctx = await request.getContext();
    return presentWith(ctx, missing.education, () => updateEducation(ctx, input));
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

/** The profile after a change; without a profile the service's error is the answer. */
async function presentWith(ctx: AppContext, absent: Absence, change: () => Promise<unknown>) {
  const profile = await credentials.getOwnProfile(ctx);
  try {
    await change();
  } catch (error) {
    if (toAppError(error).code !== "NOT_FOUND") throw error;
    throw new ContractError(absent.status, absent.text);
  }
  return presentProfile(ctx, profile);
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
