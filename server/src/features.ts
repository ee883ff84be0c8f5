import { accounts } from "./features/accounts/feature";
import { administration } from "./features/administration/feature";
import { blocks } from "./features/blocks/feature";
import { buddies } from "./features/buddies/feature";
import { buddyGroups } from "./features/buddyGroups/feature";
import { books } from "./features/books/feature";
import { home } from "./features/home/feature";
import { myData } from "./features/myData/feature";
import { groupDirectory } from "./features/groupDirectory/feature";
import { groups } from "./features/groups/feature";
import { memberDirectory } from "./features/memberDirectory/feature";
import { moderation } from "./features/moderation/feature";
import { notifications } from "./features/notifications/feature";
import { pictures } from "./features/pictures/feature";
import { search } from "./features/search/feature";
import { shelves } from "./features/shelves/feature";
import { readingPlans } from "./features/readingPlans/feature";
import { profiles } from "./features/profiles/feature";
import { studySessions } from "./features/studySessions/feature";
import { rooms } from "./features/rooms/feature";
import type { Feature } from "./platform/feature";
import { assemble } from "./platform/parts";

/** Every feature of the product, in the order in which the API documents them. */
export const features = assemble<Feature>([
  accounts,
  pictures,
  profiles,
  groups,
  studySessions,
  groupDirectory,
  rooms,
  buddies,
  buddyGroups,
  blocks,
  books,
  shelves,
  readingPlans,
  search,
  memberDirectory,
  moderation,
  notifications,
  home,
  myData,
  administration,
]);
