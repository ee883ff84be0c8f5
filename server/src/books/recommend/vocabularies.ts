import type { DataSource, EntityManager } from "typeorm";
import { loadVocabulary, type Vocabulary } from "../goal/Vocabulary";
import type { Thesaurus } from "../thesaurus/Thesaurus";

/** One vocabulary per database of this process: a copy of what the index says, replaced when the index is. */
const vocabularies = new WeakMap<DataSource, Promise<Vocabulary>>();
const refreshing = new WeakSet<DataSource>();

export function vocabularyOf(db: EntityManager, thesaurus: Thesaurus): Promise<Vocabulary> {
  const known = vocabularies.get(db.connection);
  if (known) return known;
  const loading = loadVocabulary(db, thesaurus);
  vocabularies.set(db.connection, loading);
  loading.catch(() => vocabularies.delete(db.connection));
  return loading;
}

/** Reads the vocabulary of a new index in the background; the old one serves until then. */
export function refreshVocabulary(db: EntityManager, thesaurus: Thesaurus): void {
  if (refreshing.has(db.connection)) return;
  refreshing.add(db.connection);
  loadVocabulary(db.connection.manager, thesaurus)
    .then((vocabulary) => vocabularies.set(db.connection, Promise.resolve(vocabulary)))
    .catch(() => undefined)
    .finally(() => refreshing.delete(db.connection));
}
