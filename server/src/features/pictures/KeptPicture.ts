import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { ModerationCase } from "../moderation/ModerationCase";
import { UploadedPicture } from "./UploadedPicture";

/** That a case about a reported text keeps a picture of it. The files stay as long as this row does. */
@Entity("kept_pictures")
export class KeptPicture {
  /** 128 random bits: another name of the same files, which only moderators are given. */
  @PrimaryColumn("text")
  name!: string;

  @Index()
  @Column("uuid", { name: "picture_id" })
  pictureId!: string;

  @ManyToOne(() => UploadedPicture, { onDelete: "CASCADE" })
  @JoinColumn({ name: "picture_id" })
  picture?: Relation<UploadedPicture>;

  @Index()
  @Column("uuid", { name: "case_id" })
  caseId!: string;

  @ManyToOne("ModerationCase", { onDelete: "CASCADE" })
  @JoinColumn({ name: "case_id" })
  case?: Relation<ModerationCase>;
}
