import { Field, ID, Int, ObjectType } from "type-graphql";
import { AtMost } from "../../platform/graphql/atMost";
import { User } from "../accounts/users/User";
import { Book } from "../books/Book";
import { Group } from "../groups/group/Group";
import { Profile } from "../profiles/Profile";
import { Occurrence } from "../studySessions/dates/Occurrence";
import { search as limits } from "./limits";

@ObjectType({ simpleResolvers: true, description: "Where a word that was looked for stands in a text." })
export class Highlight {
  @Field(() => String, {
    description:
      "Which text: a field of what was found, as `name`, `title` or `text`; of a list with the place in it, as `skills.0` or `education.0.school`.",
  })
  field!: string;

  @Field(() => Int, { description: "Where it begins in this text, in UTF-16 code units." })
  start!: number;

  @Field(() => Int, { description: "How long it is, in UTF-16 code units." })
  length!: number;
}

const highlighted = { description: `Where the words stand, at most ${limits.highlights}; texts, never HTML.` };

@ObjectType({ simpleResolvers: true, description: "A member who was found." })
export class PersonMatch {
  @Field(() => User, { description: "Who." })
  user!: User;

  @Field(() => Profile, { nullable: true, description: "Their profile; null while they have none." })
  profile!: Profile | null;

  @AtMost(limits.highlights)
  @Field(() => [Highlight], highlighted)
  highlights!: Highlight[];
}

@ObjectType({ simpleResolvers: true, description: "A group that was found." })
export class GroupMatch {
  @Field(() => ID, { description: "The group's id." })
  id!: string;

  @Field(() => String, { description: "What it is called: see `Group.name`. Highlights of `name` are in this text." })
  name!: string;

  @Field(() => Group, { nullable: true, description: "The group; null for guests, who see its name alone." })
  group!: Group | null;

  @AtMost(limits.highlights)
  @Field(() => [Highlight], highlighted)
  highlights!: Highlight[];
}

@ObjectType({ simpleResolvers: true, description: "A session to come that was found." })
export class SessionMatch {
  @Field(() => Occurrence, { description: "Its next date. Highlights are in the texts of its session." })
  occurrence!: Occurrence;

  @AtMost(limits.highlights)
  @Field(() => [Highlight], highlighted)
  highlights!: Highlight[];
}

@ObjectType({ simpleResolvers: true, description: "A book that was found." })
export class BookMatch {
  @Field(() => Book, { description: "The book." })
  book!: Book;

  @AtMost(limits.highlights)
  @Field(() => [Highlight], highlighted)
  highlights!: Highlight[];
}

const ofKind = { description: "The best first; empty when nothing was found, or this kind was not asked for." };

@ObjectType({ simpleResolvers: true, description: "What was found, by kind." })
export class SearchResults {
  @Field(() => [PersonMatch], ofKind)
  people: PersonMatch[] = [];

  @Field(() => [GroupMatch], ofKind)
  groups: GroupMatch[] = [];

  @Field(() => [SessionMatch], ofKind)
  sessions: SessionMatch[] = [];

  @Field(() => [BookMatch], ofKind)
  books: BookMatch[] = [];

  @Field(() => String, {
    nullable: true,
    description: "Where nothing was found: the closest spelling that finds something; null if there is none.",
  })
  closest: string | null = null;
}
