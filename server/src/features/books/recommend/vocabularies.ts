import type { Db } from "../../../platform/database/Db";
import { loadVocabulary, type Vocabulary } from "../goal/Vocabulary";
import type { Thesaurus } from "../thesaurus/Thesaurus";

/** One vocabulary per database of this process: a copy of what the index says, replaced when the index is. */
const vocabularies = new WeakMap<object, Promise<Vocabulary>>();

/** By the vocabulary that they replace, so that many who find one outdated at once share one reading. */
const successors = new WeakMap<Vocabulary, Promise<Vocabulary>>();

export function vocabularyOf(db: Db, thesaurus: Thesaurus): Promise<Vocabulary> {
  return vocabularies.get(db.source) ?? load(db, thesaurus);
}

/** The vocabulary of the index that replaced the one of `outdated`. */
export function renewVocabulary(db: Db, thesaurus: Thesaurus, outdated: Vocabulary): Promise<Vocabulary> {
  const known = successors.get(outdated);
  if (known) return known;
  const loading = load(db, thesaurus);
  successors.set(outdated, loading);
  loading.catch(() => successors.delete(outdated));
  return loading;
}

function load(db: Db, thesaurus: Thesaurus): Promise<Vocabulary> {
  const loading = loadVocabulary(db, thesaurus);
  vocabularies.set(db.source, loading);
  loading.catch(() => vocabularies.delete(db.source));
  return loading;
}
