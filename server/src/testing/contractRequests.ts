import type { User } from "../features/accounts/User";
import { buildBook } from "./buildBook";
import { buildEducation, buildExperience, buildPost, buildProfile, buildUser } from "./factories";
import { useTestApp } from "./harness";
import { type Operation } from "./RestContract";

export const testApp = useTestApp();

/** A member with one row of each kind, and the address of an operation with their ids. */
export async function prepare({ path }: Operation): Promise<{ as: User; url: string }> {
  const { db } = testApp();
  const profile = await buildProfile(db);
  const rows = {
    experience: await buildExperience(db, { profileId: profile.id }),
    education: await buildEducation(db, { profileId: profile.id }),
    comment: await buildPost(db),
    buddies: await buildUser(db),
    shelves: { id: await buildBook(db) },
  };
  const row = Object.entries(rows).find(([name]) => path.includes(`/${name}/`))?.[1];
  const as = await db.findOneByOrFail<User>("User", { id: profile.userId });
  return { as, url: path.replace("{id}", row?.id ?? "").replace("{kind}", "REPLY") };
}
