import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import { connectionType } from "../../../platform/paging/connectionType";
import { User } from "../../accounts/users/User";
import { ShelvedBook } from "../ShelvedBook";

@OfMember<ReadingNote>({ hiddenWith: ({ userId }) => userId })
@ObjectType({
  simpleResolvers: true,
  description: "A note of the viewer about a book on their shelves. Nobody else sees it.",
})
@Entity("reading_notes")
export class ReadingNote {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("uuid", { name: "entry_id" })
  entryId!: string;

  @ManyToOne(() => ShelvedBook, { onDelete: "CASCADE" })
  @JoinColumn({ name: "entry_id" })
  entry?: Relation<ShelvedBook>;

  @Field(() => String, { description: "Plain text with line breaks." })
  @Column("text")
  text!: string;

  @Field(() => Date, { nullable: true, description: "When it was last changed; null: never." })
  @Column({ type: "timestamptz", name: "edited_at", precision: 3, nullable: true })
  editedAt!: Date | null;

  @Field(() => Date, { description: "When it was written." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A page of notes about a book, the newest first." })
export class ReadingNoteConnection extends connectionType(ReadingNote, "ReadingNote") {}
