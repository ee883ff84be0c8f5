import { declareActions, everyone, members, ownerBy } from "../../../platform/authorization/actions";

export const accountActions = declareActions(
  "account",
  {
    register: everyone,
    login: everyone,
    seeDemo: everyone,
    /** Reads who the viewer is; null for a guest. */
    identify: everyone,
    read: everyone,
    readOwn: members,
    /** Only the owner may see an e-mail address. */
    readEmail: ownerBy((user: { id: string }) => user.id),
    /** Where they are signed in, and with what: only the owner. */
    readAccess: ownerBy((user: { id: string }) => user.id),
    /** Only the owner may change the credentials; nobody may change those of the shared account. */
    change: ownerBy((user: { id: string }) => user.id),
    /** With a link from a mail, or to ask for one. */
    recover: everyone,
    verify: members,
    changeFace: members,
    logout: members,
    signOutDevices: members,
    changeName: members,
    changePassword: members,
    changeEmail: members,
    changePasskeys: members,
    /** Make and end access tokens. */
    changeTokens: members,
    confirmIdentity: members,
    delete: members,
    /** Also without a session, with the token of a refused sign-in. */
    leave: everyone,
    comeBack: everyone,
  },
  {
    "profile:read": ["identify", "read", "readOwn"],
    "profile:write": ["changeName", "changeFace"],
    "email:read": ["readEmail"],
    // How one signs in, and the end of the account.
    closed: [
      "register",
      "login",
      "seeDemo",
      "readAccess",
      "change",
      "recover",
      "verify",
      "logout",
      "signOutDevices",
      "changePassword",
      "changeEmail",
      "changePasskeys",
      "changeTokens",
      "confirmIdentity",
      "delete",
      "leave",
      "comeBack",
    ],
  },
);
