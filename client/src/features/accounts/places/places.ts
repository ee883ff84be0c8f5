import buddies from "../../../pictures/buddies.svg";
import improveQuickly from "../../../pictures/improve-quickly.svg";
import meetBuddy from "../../../pictures/meet-buddy.svg";
import noBooks from "../../../pictures/no-books.svg";
import noProfile from "../../../pictures/no-profile.svg";
import personalizedLearning from "../../../pictures/personalized-learning.svg";
import signIn from "../../../pictures/sign-in-first.svg";
import * as texts from "./texts";

/** What members-only places are, by the beginning of their address; the first that fits. */
const places: readonly [start: RegExp, picture: string, sentence: string][] = [
  [/^\/(posts|groups|join)/, meetBuddy, texts.groups],
  [/^\/buddies/, buddies, texts.buddies],
  [/^\/room/, improveQuickly, texts.room],
  [/^\/(schedule|sessions)/, personalizedLearning, texts.schedule],
  [/^\/shelves/, noBooks, texts.shelves],
  [/^\/dashboard/, noProfile, texts.home],
  [/^\/notifications/, noProfile, texts.notifications],
  [/^/, signIn, texts.elsewhere],
];

/** The picture and the sentence that explain a members-only place to a guest. */
export function placeAt(path: string) {
  const [, picture, sentence] = places.find(([start]) => start.test(path)) as (typeof places)[number];
  return { picture, sentence };
}
