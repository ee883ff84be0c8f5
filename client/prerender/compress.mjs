import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files that gain from compression; smaller ones than this many bytes do not. */
const compressible = /\.(html|js|css|svg|json|txt)$/;
const threshold = 1_000;

/**
 * Writes a `.br` and a `.gz` beside each text file, so that the service never has to. By default as small as they get;
 * `brotliQuality` 9 takes a fraction of the time, for files that are a twelfth larger. `except`: folders in it that are left out.
 */
export async function compressFiles(folder, { brotliQuality = 11, except = [] } = {}) {
  const isLeftOut = (place) => except.some((name) => `${place}/`.startsWith(`${path.join(folder, name)}/`));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && compressible.test(file.name) && !isLeftOut(file.parentPath));
  await Promise.all(texts.map(({ parentPath, name }) => compressFile(path.join(parentPath, name), brotliQuality)));
}

async function compressFile(file, quality) {
  const content = await readFile(file);
  if (content.length < threshold) return;
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
