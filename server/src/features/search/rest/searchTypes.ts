import { id, listOf, meaning, named, objectOf, oneOf, orNull, text, whole } from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { GroupVisibility } from "../../groups/group/choices";
import { careerStatuses } from "../../profiles/careerStatus";
import { interests } from "../../profiles/interest";
import { DateType } from "../../studySessions/rest/sessionTypes";

const highlights = listOf(
  named(
    "Highlight",
    objectOf({
      field: text("A field of what was found; of a list with the place in it, as `skills.0`.", "name"),
      start: whole("Where it begins in this text, in UTF-16 code units."),
      length: whole("How long it is."),
    }),
  ),
);
const place = "A place, in the member's own words; empty when unset.";

const Profile = objectOf({
  _id: id("The profile's own id."),
  status: oneOf(careerStatuses, "Where the member stands in working life."),
  interests: oneOf(interests, "What the member wants to learn, as a number."),
  skills: listOf(text("A skill.", "Python")),
  learning: listOf(text("A topic.", "Spanish")),
  location: text(place, "Lagos"),
  company: text("Company or school; empty when unset.", "City Hospital"),
});

const Person = objectOf({ user: Member, profile: orNull(Profile), highlights });

const Group = objectOf({
  _id: id("The id of its post."),
  name: text("What it is called.", "Slow Spanish"),
  interest: orNull(oneOf(interests, "What it is about; for guests always `null`.")),
  visibility: orNull(oneOf(Object.values(GroupVisibility), "Who sees it, and who may join; for guests `null`.")),
  members: orNull(whole("How many belong to it; for guests `null`.")),
  highlights,
});

const Session = objectOf({
  date: meaning("Its next date.", DateType),
  goal: orNull(text("What to get done.")),
  highlights,
});

const Book = objectOf({
  _id: id("The book's id, for shelves."),
  title: text("As on the cover.", "Keys to Drawing"),
  subtitle: orNull(text("`null` when it has none.")),
  authors: listOf(text("A name.", "Bert Dodson")),
  categories: listOf(text("A subject.", "Drawing")),
  isbn13: orNull(text("Thirteen digits.", "9780891341888")),
  isbn10: orNull(text("Ten characters.", "0891341889")),
  highlights,
});

export const Results = named(
  "SearchResults",
  objectOf({
    people: listOf(named("FoundPerson", Person)),
    groups: listOf(named("FoundGroup", Group)),
    sessions: listOf(named("FoundSession", Session)),
    books: listOf(named("FoundBook", Book)),
    closest: orNull(text("Where nothing was found: the closest spelling that finds something.", "python")),
  }),
);
