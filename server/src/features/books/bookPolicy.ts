import { declareActions, everyone, ownerBy } from "../../platform/authorization/actions";

export const bookActions = declareActions(
  "book",
  {
    read: everyone,
    /** One that they added. */
    readOwn: ownerBy((book: { userId: string }) => book.userId),
    recommend: everyone,
  },
  { "shelves:read": ["read", "readOwn", "recommend"] },
);
