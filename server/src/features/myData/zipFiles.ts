import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { CopyFile } from "./copyFiles";

/** The files as a ZIP stream. One file is read at a time; neither the files nor the ZIP are completely in memory. */
export function zipFiles(files: AsyncIterable<CopyFile>, madeAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  zip.on("error", fail);
  addAll(files, (file) => addFile(zip, file, { madeAt, fail })).then(() => zip.end(), fail);
  return output;
}

async function addAll(files: AsyncIterable<CopyFile>, add: (file: CopyFile) => Promise<void>): Promise<void> {
  for await (const file of files) await add(file);
}

interface Making {
  madeAt: Date;
  fail(error: Error): void;
}

/** Waits until its content was read. */
const addFile = (zip: ZipFile, { path, content, isCompressed = false }: CopyFile, { madeAt, fail }: Making) =>
  new Promise<void>((resolve) => {
    zip.addReadStreamLazy(path, { mtime: madeAt, compress: !isCompressed }, (use) => {
      const stream = Readable.from(content(), { objectMode: false });
      stream.on("error", fail);
      stream.on("close", resolve);
      use(null, stream);
    });
  });
