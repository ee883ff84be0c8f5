import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { placeOf, type PictureStore } from "./PictureStore";

/** Files in a folder of this machine. A file is complete, or it is not there. */
export class FolderStore implements PictureStore {
  constructor(private readonly folder: string) {}

  async put(file: string, bytes: Buffer): Promise<void> {
    const place = this.placeOf(file);
    const unfinished = `${place}.${randomUUID()}.tmp`;
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    try {
      await writeDurably(unfinished, bytes);
      await rename(unfinished, place);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(file: string): Promise<Buffer | null> {
    try {
      return await readFile(this.placeOf(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  async delete(file: string): Promise<void> {
    await rm(this.placeOf(file), { force: true });
  }

  private placeOf(file: string): string {
    return path.join(this.folder, placeOf(file));
  }
}

async function writeDurably(place: string, bytes: Buffer): Promise<void> {
  const file = await open(place, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
