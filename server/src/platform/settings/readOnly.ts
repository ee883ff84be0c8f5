import type { DataSource } from "typeorm";
import { z } from "zod";
import { AppError } from "../../errors";
import { sharedMessages } from "../messages";
import { defineSetting, type SettingsOf, type StoredSettings } from "./StoredSettings";

/** Seconds until another try makes sense, where nobody knows. */
const retrySeconds = 30;

/** While the site can only be read; `until`: null where an operator ends it. */
const readOnly = defineSetting(z.object({ until: z.iso.datetime().nullable() }).nullable(), null);

export const platformSettings = { readOnly };

declare module "./StoredSettings" {
  interface SettingTypes extends SettingsOf<typeof platformSettings> {}
}

export function isReadOnly(settings: StoredSettings, now = Date.now()): boolean {
  const found = settings.get("readOnly");
  return found !== null && (found.until === null || Date.parse(found.until) > now);
}

const cause = "read-only";

/** What answers a write meanwhile. */
export const onlyReads = () =>
  new AppError("UNAVAILABLE", sharedMessages.readOnly(), { retryAfter: retrySeconds, cause });

export const isOnlyReads = ({ code, details }: AppError): boolean => code === "UNAVAILABLE" && details.cause === cause;

/** Lets a copy of a site be written, which was made while the site could only be read. An older one has no settings. */
export const endReadOnly = (db: DataSource): Promise<unknown> =>
  db.query(`
    do $$ begin
      if to_regclass('site_settings') is not null then delete from site_settings where name = 'readOnly'; end if;
    end $$`);
