export interface Picture {
  type: string;
  bytes: Buffer;
}

/** Kinds of pictures that browsers show and that cannot carry a script. */
const types = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** The picture in an answer; null when it is none of the kinds we pass on, or too large. */
export async function readPicture(response: Response, maxBytes: number): Promise<Picture | null> {
  const type = response.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type) || !response.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return size > 0 ? { type, bytes: Buffer.concat(chunks) } : null;
}
