import { definePersonalData } from "../../platform/personalData/personalData";

const ofNobody = (table: string, ...impersonal: string[]) => ({ table, member: null, impersonal });

/** The words of what is in the copy itself: search keys. What members look for is not stored. */
export const searchData = definePersonalData(
  ofNobody("search_things", "no", "kind", "id", "main", "rest"),
  ofNobody("search_words", "no", "kind", "word", "things"),
  ofNobody("search_hits", "word", "is_main", "thing"),
  ofNobody("search_spellings", "part", "word"),
  ofNobody("search_changes", "no", "kind", "id"),
  ofNobody("search_progress", "kind", "version", "after", "is_done"),
);
