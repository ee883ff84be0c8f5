import type { z } from "zod";
import type { Db } from "../database/Db";
import type { Tx } from "../events/transaction";
import type { LiveEvents } from "../live/liveEvents";
import { settings as limits } from "../limits/limits";

/** A setting that operators change while the site runs. */
export interface Setting<T = unknown> {
  schema: z.ZodType<T>;
  /** Before anybody has set it. */
  initial: T;
}

export const defineSetting = <T>(schema: z.ZodType<T>, initial: T): Setting<T> => ({ schema, initial });

export type SettingsOf<D> = { [K in keyof D]: D[K] extends Setting<infer T> ? T : never };

/** The types of all settings, by name. Features add theirs. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface SettingTypes {}

const read = `select name, value from site_settings`;
const store = `
  insert into site_settings (name, value) values ($1, $2::jsonb)
  on conflict (name) do update set value = excluded.value, changed_at = clock_timestamp()`;

/**
 * The settings that change while the site runs. Each process keeps a copy, so that asking costs nothing: a change is announced, and read
 * again after seconds by a process that hears nothing of it.
 */
export class StoredSettings {
  private stored: ReadonlyMap<string, unknown> = new Map();
  private timer: NodeJS.Timeout | null = null;
  private readonly listeners: (() => Promise<void>)[] = [];

  constructor(
    private readonly db: Db,
    events: LiveEvents,
    private readonly declared: ReadonlyMap<string, Setting>,
  ) {
    events.on("settingsChanged", () => void this.refresh().catch(() => undefined));
    events.onGap(() => void this.refresh().catch(() => undefined));
  }

  get<K extends keyof SettingTypes>(name: K): SettingTypes[K] {
    const { schema, initial } = this.declarationOf(name);
    const parsed = schema.safeParse(this.stored.get(name));
    // Also where a newer version has stored what this one does not know.
    return (parsed.success ? parsed.data : initial) as SettingTypes[K];
  }

  /** Call `refresh` after the commit. */
  async set<K extends keyof SettingTypes>(tx: Tx, name: K, value: SettingTypes[K]): Promise<void> {
    await tx.rows(store, [name, JSON.stringify(this.declarationOf(name).schema.parse(value))]);
    tx.notify((live) => live.publish("settingsChanged", {}));
  }

  /** Also called for everything else that is kept like the settings. */
  onRefresh(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  async refresh(): Promise<void> {
    const rows = await this.db.rows<{ name: string; value: unknown }>(read);
    this.stored = new Map(rows.map(({ name, value }) => [name, value]));
    for (const listener of this.listeners) await listener();
  }

  /** Reads them, and again every few seconds. A database that does not respond leaves them as they are. */
  async start(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), limits.readAgainMs).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private declarationOf(name: string): Setting {
    const found = this.declared.get(name);
    if (!found) throw new Error(`No feature declares the setting ${name}`);
    return found;
  }
}
