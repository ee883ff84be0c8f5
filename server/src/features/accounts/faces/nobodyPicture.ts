import { ink, paper } from "./faceColors";
import { toPicture } from "./facePictures";

/** For a member who does not exist (any more): head and shoulders without a face. */
export const nobodyPicture = toPicture(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="${paper}"/>` +
    `<g fill="${ink}" opacity=".45"><circle cx="128" cy="104" r="44"/><path d="M40 256a88 88 0 0 1 176 0z"/></g></svg>`,
);
