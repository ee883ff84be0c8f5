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
    /** After how many seconds to send it again without asking; null: not by itself. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** As the service takes them. */
export const mediaTypes = ["image/jpeg", "image/png", "image/webp"];
const maxBytes = 8_000_000;

export interface UploadOptions {
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Sends a picture. `fetch` would not say how much of it has arrived. Rejects with an UploadFailure. */
export function uploadPicture(file: Blob, { onProgress, signal }: UploadOptions = {}): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new UploadFailure(texts.offline, true));
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
    request.onabort = request.onerror;
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

const refusalOf = ({ type, size }: Blob): string | null =>
  !mediaTypes.includes(type) ? texts.wrongKind : size > maxBytes ? texts.tooLarge : null;

/** A longer wait than that is for people to decide about, in seconds. */
const maxWait = 30;

function failureOf(request: XMLHttpRequest): UploadFailure {
  const { status, responseText } = request;
  if (status === 401) return new UploadFailure(texts.loggedOut, true);
  if (status === 413) return new UploadFailure(texts.tooLarge, false);
  if (status === 415) return new UploadFailure(texts.wrongKind, false);
  if (status === 429) return new UploadFailure(texts.tooMany, true);
  if (status === 400) return new UploadFailure(messageIn(responseText) ?? texts.wrongKind, false);
  const wait = status === 503 ? Number(request.getResponseHeader("retry-after") ?? 1) : NaN;
  return new UploadFailure(texts.busy, true, wait >= 0 && wait <= maxWait ? wait : null);
}

function messageIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { errors: { msg: string }[] }).errors[0]?.msg;
  } catch {
    return undefined;
  }
}
