import type { EntityTarget } from "typeorm";
import type { AppContext } from "../../platform/context";
import { notFound } from "../../errors";
import { checkId, parseInput } from "../../platform/validation/validation";
import { absence, toEducationColumns, toExperienceColumns } from "./credentials";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { AddEducationInput, AddExperienceInput } from "./periodInputs";
import { authorizeOwnProfile } from "./profilePolicy";
import { getProfileOf } from "./profileService";
import type { UpdateEducationInput, UpdateExperienceInput } from "./updateCredentialInputs";
import type { Message } from "../../messages";

/** Changes a job in the viewer's profile; throws NOT_FOUND for an id that is not in it. */
export function updateExperience(ctx: AppContext, { id, ...changes }: UpdateExperienceInput): Promise<Experience> {
  return updateCredential(ctx, Experience, { id, absent: absence.experience }, async (before) =>
    toExperienceColumns(await parseInput(AddExperienceInput, merge(before, changes))),
  );
}

/** Changes a course of study in the viewer's profile; throws NOT_FOUND for an id that is not in it. */
export function updateEducation(ctx: AppContext, { id, ...changes }: UpdateEducationInput): Promise<Education> {
  return updateCredential(ctx, Education, { id, absent: absence.education }, async (before) =>
    toEducationColumns(await parseInput(AddEducationInput, merge(before, changes))),
  );
}

/** Validates the changed entry by the rules of a new one. The row is locked, so that no change is lost. */
async function updateCredential<Entry extends Experience | Education>(
  ctx: AppContext,
  type: EntityTarget<Entry>,
  { id, absent }: { id: string; absent: Message },
  change: (before: Entry) => Promise<Partial<Entry>>,
): Promise<Entry> {
  const viewer = authorizeOwnProfile(ctx);
  checkId(id, "id");
  return ctx.db.transaction(async (tx) => {
    const { id: profileId } = await getProfileOf(tx, viewer.id);
    const rows = tx.getRepository<Experience | Education>(type);
    const before = (await rows.findOne({
      where: { id, profileId },
      lock: { mode: "pessimistic_write" },
    })) as Entry | null;
    if (!before) throw notFound(absent);
    const after = await change(before);
    await rows.update({ id }, after);
    return { ...before, ...after };
  });
}

/** Undefined fields stay unchanged; `current: null` counts as false. */
function merge<Entry extends Experience | Education>(before: Entry, changes: object) {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given };
  return { ...after, current: after.current ?? false };
}
