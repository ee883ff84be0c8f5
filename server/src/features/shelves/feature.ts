import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { BookShelfResolver } from "./BookShelfResolver";
import { AdditionResolver } from "./additions/AdditionResolver";
import { shelfRates } from "./limits";
import { NoteResolver } from "./notes/NoteResolver";
import { ProgressResolver } from "./progress/ProgressResolver";
import { bookPageRoutes } from "./rest/bookPageRoutes";
import { readingRoutes } from "./rest/readingRoutes";
import { shelfData } from "./personalData";
import { shelfRoutes } from "./rest/shelfRoutes";
import { shelfVisibilityRoutes } from "./rest/shelfVisibilityRoutes";
import { shelfLoaders } from "./shelfLoaders";
import { ShelfResolver } from "./ShelfResolver";
import { SuggestedBookResolver } from "./suggested/SuggestedBookResolver";
import { suggestedBookRoutes } from "./suggested/suggestedBookRoutes";
import { CommentBookResolver, ShelvedBookResolver, UserShelvesResolver } from "./UserShelvesResolver";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof shelfLoaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof shelfRates> {}
}

/** What members do with books: shelves, reading, what the catalogue does not have, ratings, and cards in the discussions of groups. */
export const shelves = defineFeature({
  resolvers: [
    ShelfResolver,
    BookShelfResolver,
    UserShelvesResolver,
    ShelvedBookResolver,
    ProgressResolver,
    NoteResolver,
    AdditionResolver,
    CommentBookResolver,
    SuggestedBookResolver,
  ],
  loaders: shelfLoaders,
  rates: shelfRates,
  rest: {
    tags: [{ name: "Shelves", description: "The books that members want to read, are reading or have read." }],
    routes: [...shelfRoutes, ...shelfVisibilityRoutes, ...readingRoutes, ...suggestedBookRoutes, ...bookPageRoutes],
  },
  personalData: shelfData,
});
