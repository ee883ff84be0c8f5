import { notFound } from "../../../errors";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { listOf, meaning, message, objectOf, orNull, text } from "../../../platform/rest/schema";
import { profileMessages } from "../messages";
import { profileActions } from "../profilePolicy";
import { getProfile } from "../profileService";
import { StudyWishesInput } from "../wishes/wishInputs";
import { readWishes, saveWishes } from "../wishes/wishService";
import { hoursForm, learningForm } from "./profileBody";
import { noProfile } from "./profileTypes";

const api = routesOf("Profiles");

const topics = meaning("What the member wants to learn.", listOf(text("A topic.", "Spanish")));

const Hours = objectOf({
  weekday: text("On which day.", "MONDAY"),
  from: text("The first minute.", "19:00"),
  to: text("The minute after the last one.", "21:00"),
});

const Wishes = objectOf({
  learning: topics,
  timeZone: orNull(text("The IANA time zone of the member's clock.", "Asia/Manila")),
  availability: meaning("When the member is usually free.", listOf(Hours)),
});

/** What members want to learn, and when. No part of the contract's profile: its answers stay as they were. */
export const wishRoutes = [
  api.get("/profile/wishes", profileActions.readOwn, "What I want to learn, and when", {
    operationId: "getStudyWishes",
    description: "By my profile. Before I have one: what I said so far, which nobody else sees.",
    answers: { 200: meaning("What I said.", Wishes) },
    handle: ({ ctx }) => readWishes(ctx),
  }),
  api.put("/profile/wishes", profileActions.edit, "Say what I want to learn, and when", {
    operationId: "saveStudyWishes",
    description:
      "Changes my profile. Before I have one, it is kept for it. A field that is left out is kept; empty or null clears it.",
    body: bodyOf(
      StudyWishesInput,
      {
        learning: learningForm,
        timeZone: "An IANA time zone, as `Asia/Manila`; empty or null clears it.",
        availability: hoursForm,
      },
      { isPartial: true, example: { learning: ["Spanish", "Linear algebra"], timeZone: "Asia/Manila" } },
    ),
    answers: { 200: meaning("What I said by now.", Wishes) },
    handle: ({ ctx, body }) => saveWishes(ctx, body),
  }),
  api.get("/profile/user/:id/learning", profileActions.read, "What a member wants to learn", {
    operationId: "getLearning",
    description: "Open to anyone who may see the profile.",
    knowsMembers: true,
    statuses: { NOT_FOUND: 400 } as const,
    params: {
      id: { description: "The member's id.", malformed: () => notFound(profileMessages.malformedId(), 400) },
    },
    answers: {
      200: meaning("The topics.", objectOf({ learning: topics })),
      400: message(`${noProfile}; \`Profile not found\` when this is no id.`),
    },
    async handle({ ctx, params: { id } }) {
      const { learning } = await getProfile(ctx, id);
      return { learning };
    },
  }),
];
