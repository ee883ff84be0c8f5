import { Allow, IsEnum, IsIn } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { Interest, interests } from "../profiles/interest";
import { groups as limits } from "../groups/limits";
import { fieldMessages } from "../../platform/messages";
import { PageArgs } from "../../platform/paging/PageArgs";
import { MaxCharacters, MayBeEmpty, saying } from "../../platform/validation/validation";
import { GroupSort } from "./groupSort";

const invalid = saying((field) => fieldMessages.invalid({ field }));

@ArgsType()
export class GroupListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Beginnings of words that title, tags or the first lines of the post have, all of them; at most ${limits.search} characters.`,
  })
  @MaxCharacters(limits.search)
  @MayBeEmpty()
  search?: string | null;

  @Field(() => Interest, { nullable: true, description: "Only groups that say this of themselves." })
  @IsIn(interests, invalid)
  @MayBeEmpty()
  interest?: Interest | null;

  @Field(() => String, { nullable: true, description: "Only groups with exactly this tag." })
  @MaxCharacters(limits.tag)
  @MayBeEmpty()
  tag?: string | null;

  @Field(() => GroupSort, { defaultValue: GroupSort.ACTIVE, description: "In which order." })
  @IsEnum(GroupSort, invalid)
  @Allow()
  sort: GroupSort = GroupSort.ACTIVE;
}
