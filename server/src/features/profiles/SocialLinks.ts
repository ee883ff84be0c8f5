import { Field, ObjectType } from "type-graphql";
import { Column } from "typeorm";

const link = (network: string) => ({ nullable: true, description: `An http or https address on ${network}.` });

@ObjectType({ simpleResolvers: true, description: "Links to a member's pages elsewhere; null where there is none." })
export class SocialLinks {
  @Field(() => String, link("YouTube"))
  @Column("text", { nullable: true })
  youtube!: string | null;

  @Field(() => String, link("Twitter"))
  @Column("text", { nullable: true })
  twitter!: string | null;

  @Field(() => String, link("Facebook"))
  @Column("text", { nullable: true })
  facebook!: string | null;

  @Field(() => String, link("LinkedIn"))
  @Column("text", { nullable: true })
  linkedin!: string | null;

  @Field(() => String, link("Instagram"))
  @Column("text", { nullable: true })
  instagram!: string | null;
}

export const networks = ["youtube", "twitter", "facebook", "linkedin", "instagram"] as const;
