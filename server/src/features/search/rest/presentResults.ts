import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { presentMember } from "../../accounts/rest/presentAccount";
import { presentDate } from "../../studySessions/rest/presentSession";
import type { BookMatch, GroupMatch, Highlight, PersonMatch, SearchResults, SessionMatch } from "../SearchResults";

export async function presentResults(ctx: AppContext, { people, groups, sessions, books, closest }: SearchResults) {
  return {
    people: await Promise.all(people.map((one) => presentPerson(ctx, one))),
    groups: groups.map(presentGroup),
    sessions: await Promise.all(sessions.map((one) => presentSession(ctx, one))),
    books: books.map(presentBook),
    closest,
  };
}

async function presentPerson(ctx: AppContext, { user, profile, highlights }: PersonMatch) {
  return {
    user: await presentMember(ctx, user.id, user),
    profile: profile && {
      _id: profile.id,
      status: profile.status,
      interests: profile.interest,
      skills: profile.skills,
      learning: profile.learning,
      location: profile.location ?? "",
      company: profile.company ?? "",
    },
    highlights: highlights.map(presentHighlight),
  };
}

const presentGroup = ({ id: _id, name, group, highlights }: GroupMatch) => ({
  ...{ _id, name },
  interest: group?.interest ?? null,
  visibility: group?.visibility ?? null,
  members: group?.memberCount ?? null,
  highlights: highlights.map(presentHighlight),
});

async function presentSession(ctx: AppContext, { occurrence, highlights }: SessionMatch) {
  const { goal } = await loadParent(ctx.loaders.studySession, occurrence.sessionId);
  return { date: await presentDate(ctx, occurrence), goal, highlights: highlights.map(presentHighlight) };
}

const presentBook = ({ book, highlights }: BookMatch) => {
  const { id: _id, title, subtitle, authors, categories, isbn13, isbn10 } = book;
  return {
    ...{ _id, title, subtitle, authors, categories, isbn13, isbn10 },
    highlights: highlights.map(presentHighlight),
  };
};

const presentHighlight = ({ field, start, length }: Highlight) => ({ field, start, length });
