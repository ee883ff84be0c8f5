import { registerEnumType } from "type-graphql";
import { z } from "zod";
import { forbidden } from "../../errors";
import type { AppContext } from "../../platform/context";
import { defineSetting, type SettingsOf } from "../../platform/settings/StoredSettings";
import { accountMessages } from "./messages";

/** Who may sign up. */
export enum Registrations {
  OPEN = "OPEN",
  INVITED = "INVITED",
  CLOSED = "CLOSED",
}

registerEnumType(Registrations, {
  name: "Registrations",
  description: "Who may sign up.",
  valuesConfig: {
    OPEN: { description: "Everybody." },
    INVITED: { description: "Who has an invitation that the people who run the site have sent by mail." },
    CLOSED: { description: "Nobody." },
  },
});

export const accountSettings = { registrations: defineSetting(z.enum(Registrations), Registrations.OPEN) };

declare module "../../platform/settings/StoredSettings" {
  interface SettingTypes extends SettingsOf<typeof accountSettings> {}
}

/** Throws FORBIDDEN for a sign-up that the site does not take now. */
export function refuseRegistration({ settings }: Pick<AppContext, "settings">, isInvited: boolean): void {
  const state = settings.get("registrations");
  if (state === Registrations.CLOSED) throw forbidden(accountMessages.registrationsClosed());
  if (state === Registrations.INVITED && !isInvited) throw forbidden(accountMessages.invitationNeeded());
}
