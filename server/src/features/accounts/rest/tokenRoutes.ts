import { notFound } from "../../../errors";
import { accessToken as limits } from "../../../platform/limits/signInLimits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import {
  done,
  errors,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  timestamp,
} from "../../../platform/rest/schema";
import { CreateAccessTokenInput } from "../accessTokens/accessTokenInputs";
import { createAccessToken, endAccessToken, listAccessTokens } from "../accessTokens/accessTokenService";
import type { OwnAccessToken } from "../accessTokens/OwnAccessToken";
import { allScopes } from "../accessTokens/scopes";
import { accountMessages } from "../messages";
import { accountActions } from "../signIn/accountPolicy";

const api = routesOf("Access tokens");

const AccessToken = named(
  "AccessToken",
  objectOf({
    _id: id("For `DELETE /me/tokens/{id}`."),
    name: text("What the member calls it.", "Notes for class"),
    lastFour: text("The last four characters of the token.", "x3Kd"),
    scopes: listOf(oneOf(allScopes, "What it may do.")),
    date: timestamp("When it was made."),
    expires: timestamp("When it ends."),
    lastUsed: orNull(text("The last day, in UTC, on which it was used; null if never.", "2026-03-14")),
  }),
);

const present = ({ id: _id, createdAt, expiresAt, lastUsedOn: lastUsed, ...token }: OwnAccessToken) => ({
  _id,
  ...token,
  date: createdAt.toISOString(),
  expires: expiresAt.toISOString(),
  lastUsed,
});

/** What a member lets programs do for them. */
export const tokenRoutes = [
  api.get("/me/tokens", accountActions.changeTokens, "My access tokens", {
    operationId: "getAccessTokens",
    description: `At most ${limits.max}, the newest first. The tokens themselves are not among it.`,
    answers: { 200: meaning("The member's access tokens.", listOf(AccessToken)) },
    handle: async ({ ctx }) => (await listAccessTokens(ctx)).map(present),
  }),
  api.post("/me/tokens", accountActions.changeTokens, "Make an access token", {
    operationId: "createAccessToken",
    description: "Writing includes reading, and managing includes both. The member is notified by mail.",
    body: bodyOf(
      CreateAccessTokenInput,
      {
        name: `What it is for: 1 to ${limits.name} characters.`,
        scopes: "What it may do.",
        expiresInDays: `For how many days; ${limits.usualDays} when left out.`,
      },
      { example: { name: "Notes for class", scopes: ["posts:read", "sessions:read"], expiresInDays: 30 } },
    ),
    answers: {
      200: meaning(
        "The token, which only this answer has; null when the request was repeated with its idempotency key.",
        objectOf({
          token: orNull(text("Send it as the header `x-auth-token`, or as `Authorization: Bearer`.", "scp_…")),
          accessToken: AccessToken,
        }),
      ),
      400: errors("The name, a scope or the number of days cannot be taken."),
      403: message("`CONFIRMATION_REQUIRED` until `POST /auth/confirm`; `FORBIDDEN` for the demo account."),
      409: message("There are too many."),
    },
    async handle({ ctx, body }) {
      const { token, accessToken } = await createAccessToken(ctx, body);
      return { token, accessToken: present(accessToken) };
    },
  }),
  api.delete("/me/tokens/:id", accountActions.changeTokens, "End an access token", {
    operationId: "endAccessToken",
    description: "Ends it at once, with its live connections.",
    params: { id: { description: "The id of the token.", malformed: () => notFound(accountMessages.noSuchToken()) } },
    answers: {
      200: done("Access token ended"),
      404: message("The member has no such token (any more)."),
    },
    async handle({ ctx, params }) {
      await endAccessToken(ctx, params.id);
      return { msg: "Access token ended" };
    },
  }),
];
