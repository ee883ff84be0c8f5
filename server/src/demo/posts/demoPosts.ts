import type { PostNotes } from "../notes";
import { artPosts } from "./art";
import { chemistryPosts } from "./chemistry";
import { codingPosts } from "./coding";
import { financePosts } from "./finance";
import { languagePosts } from "./language";
import { medicinePosts } from "./medicine";
import { physicsPosts } from "./physics";

/**
 * Every post of the community. Edge cases a page must survive: `elixir` has neither likes nor comments, `film-and-patience`
 * no comments, `optics-bench` no likes, `one-sentence-town` over thirty comments in many scripts, `kitchen-thermodynamics`
 * thousands of characters in paragraphs, `typeface-from-reed` mixes writing directions, `spanish-idioms-swap` has emoji.
 */
export const demoPosts: PostNotes[] = [
  ...codingPosts,
  ...financePosts,
  ...languagePosts,
  ...chemistryPosts,
  ...artPosts,
  ...medicinePosts,
  ...physicsPosts,
];
