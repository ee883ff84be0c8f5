import { ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, type Relation } from "typeorm";
import { Like } from "./Like";
import { Post } from "./Post";

@ObjectType({
  simpleResolvers: true,
  description: "That one member likes one post; there is at most one for each pair.",
})
@Entity("post_likes")
export class PostLike extends Like {
  @Column("uuid", { name: "post_id" })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: "CASCADE" })
  @JoinColumn({ name: "post_id" })
  post?: Relation<Post>;
}
