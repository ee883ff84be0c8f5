import type { LoadersOf } from "../../platform/database/loader";
import type { BookSettings } from "./settings";
import { defineFeature } from "../../platform/feature";
import { bookActs } from "./bookActs";
import { bookLoaders } from "./bookLoaders";
import { BookResolver } from "./BookResolver";
// Tables that only the import command uses: a data source knows the classes that have been loaded.
import "./import/BookImport";
import "./import/BookImportError";
import "./own/OwnBook";
import { keepBookIndex, prepareCatalogue } from "./keepBookIndex";
import { encodeBooksJob, encodeWhatIsMissing } from "./meaning/encodeBooksJob";
import { prepareRecommendations } from "./recommend/recommendBooks";
import { bookRoutes } from "./rest/bookRoutes";
import { bookData } from "./personalData";

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof bookLoaders> {}
  interface SiteSettings extends BookSettings {}
}

/** The catalogue, and recommendations from it. */
export const books = defineFeature({
  resolvers: [BookResolver],
  loaders: bookLoaders,
  rest: {
    tags: [{ name: "Books", description: "Book recommendations." }],
    routes: bookRoutes,
  },
  jobs: [keepBookIndex, encodeBooksJob],
  async prepare({ db, jobs, embeddings }, dataSource) {
    await prepareCatalogue(dataSource, jobs);
    if (embeddings.isOn) await encodeWhatIsMissing(db, jobs);
    await prepareRecommendations({ db, embeddings });
  },
  acts: bookActs,
  personalData: bookData,
});
