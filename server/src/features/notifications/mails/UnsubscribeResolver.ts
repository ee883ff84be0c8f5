import { MaxLength } from "class-validator";
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { badInput } from "../../../errors";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { fieldMessages } from "../../../platform/messages";
import { parts } from "../../../platform/parts";
import { saying } from "../../../platform/validation/validation";
import { kindNames } from "../lines/kindNames";
import { notificationMessages } from "../messages";
import { notificationActions } from "../list/notificationPolicy";
import { useLink } from "./unsubscribeLinks";

@InputType({ description: "A link from a mail." })
class UnsubscribeInput {
  @Field(() => String, { description: "What follows `token=` in it." })
  @MaxLength(100, saying((field) => fieldMessages.tooLong({ field, max: 100 })))
  token!: string;
}

@ObjectType({ simpleResolvers: true, description: "Mails that are not sent any more." })
class StoppedMail {
  @Field(() => Boolean, {
    description: "Whether they were about one group, which is muted now: nothing about it is on the list, either.",
  })
  isGroup!: boolean;

  @Field(() => kindNames, { nullable: true, description: "About what they were; null for digests and for a group." })
  kind!: string | null;

  @Field(() => String, { nullable: true, description: "What people call that kind; null for digests and for a group." })
  label!: string | null;
}

@Resolver()
export class UnsubscribeResolver {
  @Needs(notificationActions.unsubscribe)
  @Mutation(() => StoppedMail, {
    nullable: true,
    description:
      "Stops the mails that the link is about: those of one kind, of one group, or digests. It needs no sign-in.",
  })
  async unsubscribe(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UnsubscribeInput, { description: "The link." }) { token }: UnsubscribeInput,
  ): Promise<StoppedMail> {
    const stopped = await useLink(ctx, token);
    if (!stopped) throw badInput({ field: "token", message: notificationMessages.noLink() });
    const { kind, isGroup } = stopped;
    return { kind, isGroup, label: kind && (parts().notificationKinds.get(kind)?.label ?? null) };
  }
}
