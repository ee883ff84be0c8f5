import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";

@ObjectType({ simpleResolvers: true, description: "What a member keeps for themselves." })
@Entity("notes")
export class Note {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "owner_id" })
  ownerId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "owner_id" })
  owner?: Relation<User>;

  @Field(() => String, { description: "Plain text with line breaks." })
  @Column("text")
  text!: string;

  @Field(() => Date, { description: "When it was written." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
