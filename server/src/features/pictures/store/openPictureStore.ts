import path from "node:path";
import type { BucketAddress } from "./bucketAddress";
import { BucketStore } from "./BucketStore";
import { FolderStore } from "./FolderStore";
import type { PictureStore } from "./PictureStore";

interface Place {
  dataDir: string;
  /** null: pictures are in the data folder. */
  bucket: BucketAddress | null;
}

export const openPictureStore = ({ dataDir, bucket }: Place): PictureStore =>
  bucket ? new BucketStore(bucket) : new FolderStore(path.resolve(dataDir, "pictures"));
