import type { PictureStore } from "./store/PictureStore";

/** What the feature must know of this site. */
export interface PictureSettings {
  /** Where the files of pictures are. */
  pictureStore: PictureStore;
}
