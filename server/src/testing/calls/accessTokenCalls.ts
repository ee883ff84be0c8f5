import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";

const create = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { id } }
}`;

/** Makes an access token with these scopes; also gives a session of its member. */
export const makeToken = (testApp: () => TestApp) => async (user: User, scopes: readonly string[]) => {
  const session = (await testApp().services.sessions.start(user)).token;
  await testApp().confirm(session);
  const { data } = await testApp().graphql(create, { input: { name: "Notes", scopes } }, { token: session });
  const { token, accessToken } = data.createAccessToken as { token: string; accessToken: { id: string } };
  return { session, token, id: accessToken.id };
};
