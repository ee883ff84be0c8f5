import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import type { Comment } from "../groups/discussion/Comment";
import type { Post } from "../groups/discussion/Post";
import { User } from "../accounts/users/User";

/**
 * A picture with its two files. What uses it is in `postId`, `commentId` or `isPhoto`; the database clears these when that is
 * deleted, and a job removes what nothing uses. The row goes after the files, so no file is forgotten.
 */
@Entity("pictures")
export class UploadedPicture {
  @PrimaryColumn("uuid")
  id!: string;

  /** 128 random bits. Who knows it can see the picture. */
  @Index({ unique: true })
  @Column("text")
  name!: string;

  /** null: the account was deleted. */
  @Column("uuid", { name: "user_id", nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User> | null;

  @Column("uuid", { name: "post_id", nullable: true })
  postId!: string | null;

  @ManyToOne("Post", { onDelete: "SET NULL" })
  @JoinColumn({ name: "post_id" })
  post?: Relation<Post> | null;

  @Column("uuid", { name: "comment_id", nullable: true })
  commentId!: string | null;

  @ManyToOne("Comment", { onDelete: "SET NULL" })
  @JoinColumn({ name: "comment_id" })
  comment?: Relation<Comment> | null;

  /** It is in the profile of its member. */
  @Column("boolean", { name: "is_photo", default: false })
  isPhoto!: boolean;

  @Column("integer")
  width!: number;

  @Column("integer")
  height!: number;

  /** Of both files. */
  @Column("integer")
  bytes!: number;

  /** When it was first used; null: it waits for it. */
  @Column({ type: "timestamptz", name: "used_at", precision: 3, nullable: true })
  usedAt!: Date | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
