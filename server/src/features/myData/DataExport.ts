import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";

export enum ExportState {
  PENDING = "PENDING",
  READY = "READY",
  FAILED = "FAILED",
  TOO_LARGE = "TOO_LARGE",
}

registerEnumType(ExportState, {
  name: "ExportState",
  description: "How far a copy of the viewer's data is.",
  valuesConfig: {
    PENDING: { description: "It is being made." },
    READY: { description: "It can be downloaded." },
    FAILED: { description: "It could not be made. Another one may be asked for." },
    TOO_LARGE: { description: "It would be larger than 50 MB." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A copy of everything that the service stores of the viewer." })
@Entity("data_exports")
export class DataExport {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Field(() => ExportState, { description: "How far it is." })
  @Column("text")
  state!: ExportState;

  /** In UTC: one copy that succeeds for each. */
  @Column("date", { default: () => "(clock_timestamp() at time zone 'UTC')::date" })
  day!: string;

  /** The run that made it: pieces of another one are left over. null until it is ready. */
  @Column("uuid", { name: "run_id", nullable: true })
  runId!: string | null;

  @Field(() => Int, { nullable: true, description: "In bytes; null until it is ready." })
  @Column("integer", { nullable: true })
  size!: number | null;

  @Field(() => Date, { description: "When it was asked for." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Field(() => Date, { description: "When it is removed: 24 hours after it was made." })
  @DatabaseTimestamp("expires_at")
  expiresAt!: Date;
}
