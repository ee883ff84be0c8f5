import { readToken } from "../accounts/tokenStore";
import * as texts from "./texts";

/** What the service answers to an upload. */
export interface StoredPicture {
  id: string;
  url: string;
  thumbnail: string;
  width: number;
  height: number;
}

export class UploadFailure extends Error {
  constructor(
    message: string,
    /** Whether the same picture may arrive at another time. */
    readonly mayRetry: boolean,
  ) {
    super(message);
  }
}

/** As the service takes them. */
export const mediaTypes = ["image/jpeg", "image/png", "image/webp"];
const maxBytes = 8_000_000;

interface Options {
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Sends a picture. `fetch` would not say how much of it has arrived. Rejects with an UploadFailure. */
export function uploadPicture(file: Blob, { onProgress, signal }: Options = {}): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    const wrong = refusalOf(file);
    if (wrong) return reject(new UploadFailure(wrong, false));
    const request = new XMLHttpRequest();
    request.open("PUT", "/api/pictures");
    request.setRequestHeader("content-type", file.type);
    request.setRequestHeader("x-auth-token", readToken() ?? "");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as StoredPicture);
      else reject(failureOf(request));
    };
    request.onerror = () => reject(new UploadFailure(texts.offline, true));
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

const refusalOf = ({ type, size }: Blob): string | null =>
  !mediaTypes.includes(type) ? texts.wrongKind : size > maxBytes ? texts.tooLarge : null;

function failureOf({ status, responseText }: XMLHttpRequest): UploadFailure {
  if (status === 401) return new UploadFailure(texts.loggedOut, true);
  if (status === 413) return new UploadFailure(texts.tooLarge, false);
  if (status === 415) return new UploadFailure(texts.wrongKind, false);
  if (status === 429) return new UploadFailure(texts.tooMany, true);
  if (status === 400) return new UploadFailure(messageIn(responseText) ?? texts.wrongKind, false);
  return new UploadFailure(texts.busy, true);
}

function messageIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { errors: { msg: string }[] }).errors[0]?.msg;
  } catch {
    return undefined;
  }
}
