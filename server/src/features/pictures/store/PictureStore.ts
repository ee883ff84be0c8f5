/** Keeps the files of pictures. Each has a random name, and never changes. */
export interface PictureStore {
  put(file: string, bytes: Buffer): Promise<void>;
  /** null: there is no such file. */
  get(file: string): Promise<Buffer | null>;
  /** Does nothing if the file is already gone. */
  delete(file: string): Promise<void>;
}

/** Two letters of the random name: no folder gets too many files. */
export const placeOf = (file: string): string => `${file.slice(0, 2)}/${file}`;

const noPlace = async (): Promise<never> => {
  throw new Error("this process has no place for pictures");
};

/** For commands that neither serve nor remove pictures. */
export const noPictureStore: PictureStore = { put: noPlace, get: noPlace, delete: noPlace };
