import type { AppContext } from "../../../platform/context";
import { nameOf } from "../../groups/group/groupName";
import { credentialsPerProfile } from "../../profiles/limits";
import type { Profile } from "../../profiles/Profile";
import { BookMatch, GroupMatch, PersonMatch, SessionMatch } from "../SearchResults";
import type { Found } from "./findThings";
import { type Field, fieldsOfList, highlightsOf } from "./highlights";
import type { Match } from "./rank";

/* Makes results of matches: each kind in a fixed number of statements. What is gone meanwhile is left out. */

const present = <T>(value: T | null): value is T => value !== null;

async function each<T>(matches: readonly Match[], make: (match: Match) => Promise<T | null>): Promise<T[]> {
  return (await Promise.all(matches.map(make))).filter(present);
}

export const toPeople = (ctx: AppContext, { matches, words }: Found): Promise<PersonMatch[]> =>
  each(matches, async ({ id }) => {
    const { loaders, viewer } = ctx;
    const [user, profile] = await Promise.all([loaders.user.load(id), loaders.profileOfUser.load(id)]);
    if (!user || (!viewer && !profile)) return null;
    const fields = [{ name: "name", text: user.name }, ...(profile ? fieldsOfProfile(profile) : [])];
    const found = highlightsOf(fields, words);
    const more = found.length === 0 && profile ? highlightsOf(await fieldsOfCredentials(ctx, profile), words) : [];
    return Object.assign(new PersonMatch(), { user, profile, highlights: [...found, ...more] });
  });

const fieldsOfProfile = ({ skills, learning, location, company }: Profile): Field[] => [
  ...fieldsOfList("skills", skills),
  ...fieldsOfList("learning", learning),
  { name: "location", text: location },
  { name: "company", text: company },
];

async function fieldsOfCredentials({ loaders }: AppContext, { id: profileId }: Profile): Promise<Field[]> {
  const all = { profileId, first: credentialsPerProfile };
  const [education, experience] = await Promise.all([
    loaders.educationOfProfile.load(all),
    loaders.experienceOfProfile.load(all),
  ]);
  return [
    ...education.map(({ school }, place) => ({ name: `education.${place}.school`, text: school })),
    ...experience.map(({ company }, place) => ({ name: `experience.${place}.company`, text: company })),
  ];
}

export const toGroups = ({ loaders, viewer }: AppContext, { matches, words }: Found): Promise<GroupMatch[]> =>
  each(matches, async ({ id }) => {
    const [group, post] = await Promise.all([loaders.group.load(id), loaders.post.load(id)]);
    if (!group || !post) return null;
    const name = nameOf({ title: group.title, text: post.text });
    const inside = viewer ? [...fieldsOfList("tags", group.tags), { name: "text", text: post.text }] : [];
    const highlights = highlightsOf([{ name: "name", text: name }, ...inside], words);
    return Object.assign(new GroupMatch(), { id, name, group: viewer ? group : null, highlights });
  });

export const toSessions = ({ loaders }: AppContext, { matches, words }: Found): Promise<SessionMatch[]> =>
  each(matches, async ({ id, dateId }) => {
    const [session, occurrence] = await Promise.all([
      loaders.studySession.load(id),
      dateId === undefined ? null : loaders.occurrence.load(dateId),
    ]);
    if (!session || !occurrence) return null;
    const fields = [
      { name: "title", text: session.title },
      { name: "goal", text: session.goal },
    ];
    return Object.assign(new SessionMatch(), { occurrence, highlights: highlightsOf(fields, words) });
  });

export const toBooks = ({ loaders }: AppContext, { matches, words }: Found): Promise<BookMatch[]> =>
  each(matches, async ({ id }) => {
    const book = await loaders.book.load(id);
    if (!book) return null;
    return Object.assign(new BookMatch(), { book, highlights: highlightsOf(fieldsOfBook(book), words) });
  });

const fieldsOfBook = (book: BookMatch["book"]): Field[] => [
  { name: "title", text: book.title },
  { name: "subtitle", text: book.subtitle },
  ...fieldsOfList("authors", book.authors),
  { name: "isbn13", text: book.isbn13 },
  { name: "isbn10", text: book.isbn10 },
  ...fieldsOfList("categories", book.categories),
];
