import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { v7 as newId, validate as isUuid } from "uuid";
import { mail as limits } from "../limits/jobLimits";
import type { MailTransport, OutgoingMail } from "./MailTransport";

export interface StoredMail extends OutgoingMail {
  id: string;
  sentAt: string;
}

/** The transport for development: stores the newest mails as files. */
export class MailFolder implements MailTransport {
  constructor(private readonly folder: string) {}

  async check(): Promise<void> {}

  async send(mail: OutgoingMail): Promise<void> {
    const stored: StoredMail = { id: newId(), sentAt: new Date().toISOString(), ...mail };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Renamed when it is complete, so that readers never see a part.
    const file = this.fileOf(stored.id);
    await writeFile(`${file}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
    await this.removeOldest();
  }

  /** Newest first. */
  async list(): Promise<StoredMail[]> {
    const mails = await Promise.all((await this.ids()).map((id) => this.find(id)));
    return mails.filter((mail) => mail !== null).reverse();
  }

  async find(id: string): Promise<StoredMail | null> {
    if (!isUuid(id)) return null;
    return readFile(this.fileOf(id), "utf8").then(
      (text) => JSON.parse(text) as StoredMail,
      () => null,
    );
  }

  /** Oldest first: ids grow with time. */
  private async ids(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    return files.flatMap((file) => (file.endsWith(".json") ? [path.basename(file, ".json")] : [])).sort();
  }

  private async removeOldest(): Promise<void> {
    const old = (await this.ids()).slice(0, -limits.maxStoredMails);
    await Promise.all(old.map((id) => rm(this.fileOf(id), { force: true })));
  }

  private fileOf(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}
