import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({
  simpleResolvers: true,
  description: "That one member likes one post; there is at most one for each pair.",
})
@Entity("post_likes")
export class PostLike {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "post_id" })
  postId!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @Field(() => Date, { description: "When the member liked it." })
  @Column({ type: "timestamptz", name: "created_at", precision: 3 })
  createdAt!: Date;
}
