import { Field, ID, ObjectType } from "type-graphql";
import { Column, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";

/** That one member likes one thing: what likes of posts and of comments have in common. */
@ObjectType({ simpleResolvers: true })
export abstract class Like {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

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
