import { Field, Int, ObjectType } from "type-graphql";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { OfMember } from "../../../platform/graphql/ofMember";

/** A mention as it is stored beside its text. Positions count UTF-16 code units. */
export interface StoredMention {
  start: number;
  length: number;
  userId: string;
}

@OfMember<Mention>({ hiddenWith: ({ userId }) => userId })
@ObjectType({
  simpleResolvers: true,
  description:
    "A member whom a text mentions. The marked part is `@` and the name that the member had then; `user` has the present one.",
})
export class Mention implements StoredMention {
  @Field(() => Int, { description: "Where in the text it begins, in UTF-16 code units." })
  start!: number;

  @Field(() => Int, { description: "How long the marked part is, with its `@`, in UTF-16 code units." })
  length!: number;

  userId!: string;

  /** The field is that of MentionResolver. */
  user!: JoinedUser;
}
