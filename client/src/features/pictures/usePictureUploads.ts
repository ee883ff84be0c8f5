import { useEffect, useRef, useState } from "react";
import { uploadInTurn } from "./uploadInTurn";
import { mediaTypes, type StoredPicture, UploadFailure } from "./uploadPicture";
import * as texts from "./texts";

/** A picture that has arrived, as the draft of a text keeps it. */
export interface DraftPicture extends StoredPicture {
  description: string;
}

export interface Upload {
  key: string;
  file: File;
  /** From 0 to 1. */
  progress: number;
  failure: UploadFailure | null;
}

export const maxPictures = 4;

export type PictureUploads = ReturnType<typeof usePictureUploads>;

let count = 0;

/** The pictures of a text that is being written: those that have arrived are its draft's, the others are on their way. */
export function usePictureUploads(pictures: readonly DraftPicture[], onChange: (all: DraftPicture[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const latest = useRef(pictures);
  const ends = useRef(new Map<string, AbortController>());
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  const change = (all: DraftPicture[]) => {
    // Two that arrive at once are both kept.
    latest.current = all;
    onChange(all);
  };
  const patch = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const send = async (key: string, file: File) => {
    const end = new AbortController();
    ends.current.set(key, end);
    patch(key, { progress: 0, failure: null });
    try {
      const onProgress = (progress: number) => patch(key, { progress });
      const stored = await uploadInTurn(file, { onProgress, signal: end.signal });
      if (end.signal.aborted) return;
      drop(key);
      change([...latest.current, { ...stored, description: "" }]);
    } catch (error) {
      patch(key, { failure: error instanceof UploadFailure ? error : new UploadFailure(texts.busy, true) });
    }
  };

  return {
    pictures,
    uploads,
    notice,
    isSending: uploads.some(({ failure }) => failure === null),
    hasFailed: uploads.some(({ failure }) => failure !== null),
    /** Says why a text with a failed picture is not sent. */
    refuse: () => setNotice(texts.failedFirst),
    add(files: readonly File[]) {
      const room = Math.max(0, maxPictures - pictures.length - uploads.length);
      const added = files
        .slice(0, room)
        .map((file) => ({ key: `upload ${++count}`, file, progress: 0, failure: null }));
      setNotice(files.length > room ? texts.atMost(maxPictures) : null);
      setUploads((all) => [...all, ...added]);
      for (const { key, file } of added) void send(key, file);
    },
    retry: ({ key, file }: Upload) => void send(key, file),
    cancel({ key }: Upload) {
      ends.current.get(key)?.abort();
      setNotice(null);
      drop(key);
    },
    remove(id: string) {
      setNotice(null);
      change(latest.current.filter((picture) => picture.id !== id));
    },
    describe: (id: string, description: string) =>
      change(latest.current.map((picture) => (picture.id === id ? { ...picture, description } : picture))),
  };
}

/** The pictures among what somebody pasted or dropped. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/") || mediaTypes.includes(type));

/** As the inputs of the service take them. */
export const toPictureInputs = (pictures: readonly DraftPicture[]) =>
  pictures.length > 0 ? { pictures: pictures.map(({ id, description }) => ({ id, description })) } : {};
