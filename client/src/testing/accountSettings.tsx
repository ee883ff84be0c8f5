import { ApolloLink } from "@apollo/client";
import { confirmationLink } from "../app/apollo/sessionLinks";
import { ConfirmIdentity } from "../features/settings/confirmation/ConfirmIdentity";
import { AccountSettingsPage } from "../pages/accountSettings/AccountSettingsPage";
import { fakeService, says } from "./fakeService";
import { renderPage } from "./renderPage";

const device = (id: string, name: string, isCurrent = false) => {
  return { __typename: "Device", id, name, lastSeenAt: new Date().toISOString(), isCurrent };
};
export const here = device("d1", "Firefox on Windows", true);
const phone = device("d2", "Chrome on Android");
export const ada = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
};
export const me = {
  ...ada,
  email: "ada@example.org",
  pendingEmail: null,
  isEmailVerified: true,
  viewerCanChangeAccount: true,
  profile: null,
  passkeys: [],
  accessTokens: [],
  devices: [here, phone],
};
const settings = { AccountSettings: () => says({ me }), Me: () => says({ me: ada }) };

/** The account settings of a member who is logged in on two devices. */
export function openPage(answers: Parameters<typeof fakeService>[0] = {}) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ ...settings, ...answers });
  const path = "/settings/account";
  const element = (
    <>
      <AccountSettingsPage />
      <ConfirmIdentity />
    </>
  );
  const link = ApolloLink.from([confirmationLink, service.link]);
  return { ...service, ...renderPage([{ path, element }], { link, path }) };
}
