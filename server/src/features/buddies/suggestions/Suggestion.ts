import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { OfMember } from "../../../platform/graphql/ofMember";
import { Interest } from "../../profiles/interest";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { AtMost } from "../../../platform/graphql/atMost";

export enum ReasonKind {
  INTEREST = "INTEREST",
  SKILLS = "SKILLS",
  HOURS = "HOURS",
  GROUPS = "GROUPS",
  COMPLEMENT = "COMPLEMENT",
}

registerEnumType(ReasonKind, {
  name: "SuggestionReasonKind",
  description: "Why a member is suggested.",
  valuesConfig: {
    INTEREST: { description: "Both want to learn the same: `interest`." },
    SKILLS: { description: "They have `count` skills in common." },
    HOURS: { description: "They are free at the same time for `minutes` a week, an hour at least." },
    GROUPS: { description: "They are in `count` groups together, of those that the viewer joined last." },
    COMPLEMENT: {
      description:
        "One knows what the other wants to learn, `count` topics in all: they know `skills`, which the viewer learns, and learn `learning`, which the viewer knows. One of the two lists may be empty.",
    },
  },
});

export enum SuggestionNeed {
  INTEREST = "INTEREST",
  SKILLS = "SKILLS",
  TIME_ZONE = "TIME_ZONE",
  AVAILABILITY = "AVAILABILITY",
}

registerEnumType(SuggestionNeed, {
  name: "SuggestionNeed",
  description: "What the viewer's profile lacks for suggestions.",
  valuesConfig: {
    INTEREST: { description: "What they want to learn: they have no profile yet." },
    SKILLS: { description: "Skills." },
    TIME_ZONE: { description: "The time zone of their clock." },
    AVAILABILITY: { description: "When they are usually free to study." },
  },
});

@ObjectType({ simpleResolvers: true, description: "One true reason for a suggestion." })
export class SuggestionReason {
  @Field(() => ReasonKind, { description: "What kind of reason; it says which of the other fields are there." })
  kind!: ReasonKind;

  @Field(() => Interest, { nullable: true, description: "What both want to learn." })
  interest!: Interest | null;

  @Field(() => Int, { nullable: true, description: "How many they have in common." })
  count!: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The first three skills in common, or of those that the viewer wants to learn, as the viewer spells them.",
  })
  skills!: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "The first three topics that they want to learn and the viewer knows, as the viewer spells them.",
  })
  learning!: string[] | null;

  @Field(() => Int, { nullable: true, description: "How long they are free together in a week." })
  minutes!: number | null;
}

@OfMember<Suggestion>({ hiddenWith: ({ user }) => user.id })
@ObjectType({ simpleResolvers: true, description: "A member whom the viewer may like to study with." })
export class Suggestion {
  @Field(() => User, { description: "The member." })
  user!: JoinedUser;

  @AtMost(Object.keys(ReasonKind).length)
  @Field(() => [SuggestionReason], { description: "Why: at least one reason, the strongest first." })
  reasons!: SuggestionReason[];
}
