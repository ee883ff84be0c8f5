import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { Post } from "./Post";

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

  @ManyToOne(() => Post, { onDelete: "CASCADE" })
  @JoinColumn({ name: "post_id" })
  post?: Relation<Post>;

  /** null for an absent member, where likes are listed. */
  @Column("uuid", { name: "user_id" })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Field(() => Date, { description: "When the member liked it." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
