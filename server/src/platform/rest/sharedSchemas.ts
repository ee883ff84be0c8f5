import { careerStatuses } from "../../features/profiles/careerStatus";
import { networks } from "../../features/profiles/SocialLinks";
import { interests } from "../interest";
import { id, type JsonSchema, listOf, objectOf, objectWith, ref, text } from "./describe";
import { faceParts } from "../../features/accounts/rest/faceDocs";

const moment = (description: string) => text(description, { format: "date-time" });
const avatar = text("Address of a picture that always exists: the member's Gravatar, or their drawn face.", {
  format: "uri-reference",
});
const memberId = id("The member's id.");
const name = text("What the member wants to be called.");

const period = {
  from: moment("The first day, at midnight UTC."),
  to: { type: ["string", "null"], format: "date-time", description: "The last day; null while it goes on." },
  current: { type: "boolean", description: "Whether it goes on today." },
  description: text("What the member says about it; empty when nothing."),
};

const profile = (user: JsonSchema) =>
  objectOf(
    {
      _id: id("The profile's own id."),
      user,
      status: text("Where the member stands in working life.", { enum: careerStatuses }),
      skills: listOf({ type: "string" }),
      interests: {
        type: "integer",
        enum: interests,
        description: "1 Coding, 2 Finance, 3 Language, 4 Chemistry, 5 Art, 6 Medicine, 7 Physics.",
      },
      company: text("Empty when unset, as are the other texts."),
      website: text("An http or https address."),
      location: text("A place, in the member's own words."),
      bio: text("What the member says about themself."),
      photo: text("An http or https address of a picture."),
      social: objectOf(Object.fromEntries(networks.map((network) => [network, text("An address; empty when unset.")]))),
      experience: listOf(ref("Experience")),
      education: listOf(ref("Education")),
      date: moment("When the profile was first saved."),
    },
    {
      more: {
        ...objectOf({ profile: text("The address of the whole profile.") }),
        description: "Only in a list that has room for the newest jobs and courses alone.",
      },
    },
  );

const errorCode = text("What happened, for programs; only in refusals, and not in those of status 400.");

/** The types of the contract, by the name under which the routes refer to them. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Token: objectOf({ token: text("Send it as the header `x-auth-token`. It counts for seven days.") }),
  User: objectOf({
    _id: memberId,
    name,
    email: text("Only ever shown to its owner. May have letters of any script."),
    avatar,
    date: moment("When the member signed up."),
  }),
  Member: objectOf({ _id: memberId, name, avatar }),
  Face: objectOf({
    ...faceParts,
    isChosen: { type: "boolean", description: "false while a face is drawn for the member." },
    avatar,
  }),
  Profile: profile(memberId),
  ProfileWithMember: profile(ref("Member")),
  Experience: objectOf({
    _id: id("The entry's id."),
    title: text("What the job is called."),
    company: text("Who the work is for."),
    location: text("Where the work is done; empty when unset."),
    ...period,
  }),
  Education: objectOf({
    _id: id("The entry's id."),
    school: text("School, university or course provider."),
    degree: text("Degree or certificate."),
    fieldofstudy: text("What is studied."),
    ...period,
  }),
  Like: objectOf({ _id: id("The like's id."), user: id("Who likes it.") }),
  Comment: objectOf({
    _id: id("The comment's id."),
    text: text("Plain text with line breaks."),
    name,
    avatar,
    user: id("Who wrote it."),
    date: moment("When it was written."),
  }),
  Post: objectOf(
    {
      _id: id("The post's id."),
      text: text("Plain text with line breaks."),
      name,
      avatar,
      user: id("Who wrote it."),
      likes: { ...listOf(ref("Like")), description: "Newest first." },
      comments: { ...listOf(ref("Comment")), description: "Newest first." },
      date: moment("When it was published."),
    },
    {
      likeCount: { type: "integer", description: "How many likes there are; only beside `more`." },
      commentCount: { type: "integer", description: "How many comments there are; only beside `more`." },
      more: {
        ...objectWith([], {
          likes: text("The address of the other likes."),
          comments: text("The address of the other comments."),
        }),
        description: "Only when the answer has no room for all likes or comments.",
      },
    },
  ),
  Message: objectWith(["msg"], { msg: text("What happened, for people."), code: errorCode }),
  Errors: objectOf({
    errors: listOf(
      objectWith(["msg"], {
        msg: text("What is wrong, for people."),
        param: text("The field that is wrong; absent when it is no single field."),
        location: text("Where that field was sent.", { enum: ["body", "query", "headers"] }),
      }),
    ),
  }),
  MessageWithErrors: objectWith(["msg", "code", "errors"], {
    msg: text("What happened, for people."),
    code: errorCode,
    errors: listOf(objectOf({ msg: text("The same message.") })),
  }),
};
