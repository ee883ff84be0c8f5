import { z } from "zod";
import { defineSetting, type SettingsOf } from "../../platform/settings/StoredSettings";
import { site as limits } from "./limits";

/** What everybody reads above each page; null: nothing. `until`: null where somebody takes it away. */
const notice = defineSetting(
  z.object({ text: z.string().min(1).max(limits.noticeCharacters), until: z.iso.datetime().nullable() }).nullable(),
  null,
);

export const administrationSettings = { notice };

declare module "../../platform/settings/StoredSettings" {
  interface SettingTypes extends SettingsOf<typeof administrationSettings> {}
}
