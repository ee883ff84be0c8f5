import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { CopyFile } from "./copyFiles";

/** The files as a ZIP stream; neither the files nor the ZIP are completely in memory. */
export function zipFiles(files: readonly CopyFile[], madeAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  zip.on("error", fail);
  for (const { path, content } of files) {
    zip.addReadStreamLazy(path, { mtime: madeAt }, (use) => {
      const stream = Readable.from(content(), { objectMode: false });
      stream.on("error", fail);
      use(null, stream);
    });
  }
  zip.end();
  return output;
}
