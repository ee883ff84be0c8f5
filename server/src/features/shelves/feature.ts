import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import { BookShelfResolver } from "./BookShelfResolver";
import { shelfData } from "./personalData";
import { shelfRoutes } from "./rest/shelfRoutes";
import { shelfLoaders } from "./shelfLoaders";
import { ShelfResolver } from "./ShelfResolver";
import { SuggestedBookResolver } from "./suggested/SuggestedBookResolver";
import { suggestedBookRoutes } from "./suggested/suggestedBookRoutes";
import { CommentBookResolver, ShelvedBookResolver, UserShelvesResolver } from "./UserShelvesResolver";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof shelfLoaders> {}
}

/** What members do with the books of the catalogue: shelves, ratings, and cards in the discussions of groups. */
export const shelves = defineFeature({
  resolvers: [
    ShelfResolver,
    BookShelfResolver,
    UserShelvesResolver,
    ShelvedBookResolver,
    CommentBookResolver,
    SuggestedBookResolver,
  ],
  loaders: shelfLoaders,
  rest: {
    tags: [{ name: "Shelves", description: "The books that members want to read, are reading or have read." }],
    routes: [...shelfRoutes, ...suggestedBookRoutes],
  },
  personalData: shelfData,
});
