import type { FastifyInstance } from "fastify";
import { accountActions } from "../../accounts/accountPolicy";
import { profileActions } from "../profilePolicy";
import { authorize } from "../../../platform/authorization/authorize";
import { deleteAccount } from "../../accounts/deleteAccount";
import { listProfilesFrom } from "../directory";
import { SaveProfileInput } from "../profileInputs";
import { getProfile, saveProfile } from "../profileService";
import { lists } from "../../../platform/limits/limits";
import { parseInput } from "../../../platform/validation/validation";
import { fieldsOf, toFields } from "../../../platform/rest/jsonBody";
import { accountDocs } from "../../accounts/rest/accountDocs";
import { profileDocs as docs } from "./profileDocs";
import { pathId } from "../../../platform/rest/pathId";
import { presentProfile, presentProfileWithMember } from "./presentProfile";
import { presentProfiles } from "./presentProfiles";
import { readInterests, toProfileInput } from "./profileBody";
import { linkTo, nextAfter, readPage, readRange, readRows } from "../../../platform/rest/range";
import { profileMessages } from "../messages";

/** A member without a profile is a 400 here. */
const statuses = { NOT_FOUND: 400 } as const;
const malformed = { status: 400, text: profileMessages.malformedId() };

export async function profileRoutes(app: FastifyInstance, { listLimit }: { listLimit: number }): Promise<void> {
  app.get(
    "/profile/me",
    { schema: docs.mine, config: { action: profileActions.readOwn, statuses } },
    async (request) => {
      const ctx = await request.getContext();
      return presentProfileWithMember(ctx, await getProfile(ctx, authorize(ctx, profileActions.readOwn).id));
    },
  );

  app.post("/profile", { schema: docs.save, config: { action: profileActions.edit } }, async (request) => {
    const input = await parseInput(SaveProfileInput, toProfileInput(fieldsOf(request)));
    const ctx = await request.getContext();
    return presentProfile(ctx, await saveProfile(ctx, input));
  });

  app.get("/profile", { schema: docs.list, config: { action: profileActions.read } }, async (request, reply) => {
    const ctx = await request.getContext();
    const range = readPage(toFields(request.query), listLimit);
    const { rows, next } = await readRows(range, (rows) => listProfilesFrom(ctx, {}, rows));
    const presented = await presentProfiles(ctx, rows);
    reply.headers(linkTo(ctx, "/api/profile", nextAfter(rows, presented.length, { limit: range.limit, next })));
    return presented;
  });

  app.post(
    "/profile/postload",
    { schema: docs.search, config: { action: profileActions.read, onlyReads: true } },
    async (request) => {
      const ctx = await request.getContext();
      const body = fieldsOf(request);
      const interests = readInterests(body.filters);
      const range = readRange(body, lists.maxSize);
      const found = interests === null ? [] : await listProfilesFrom(ctx, { interests }, range);
      const profiles = await presentProfiles(ctx, found);
      const isCut = profiles.length < found.length;
      return { profiles, postSize: profiles.length, ...(isCut ? { nextSkip: range.skip + profiles.length } : {}) };
    },
  );

  app.get<{ Params: { id: string } }>(
    "/profile/user/:id",
    { schema: docs.one, config: { action: profileActions.read, statuses } },
    async (request) => {
      const id = pathId(request.params.id, malformed);
      const ctx = await request.getContext();
      return presentProfileWithMember(ctx, await getProfile(ctx, id));
    },
  );

  app.delete("/profile", { schema: accountDocs.leave, config: { action: accountActions.delete } }, async (request) => {
    await deleteAccount(await request.getContext());
    return { msg: "User removed" };
  });
}
