import { registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User";

/** Who may send a member buddy requests. `SHARED_GROUPS` will be added with groups. */
export enum Contactable {
  EVERYONE = "EVERYONE",
  NOBODY = "NOBODY",
}

registerEnumType(Contactable, {
  name: "Contactable",
  description: "Who may send a member buddy requests.",
  valuesConfig: {
    EVERYONE: { description: "Every member." },
    NOBODY: { description: "Nobody; requests that are there already can still be answered." },
  },
});

/** A member's own choice; without a row it is everyone. */
@Entity("contact_settings")
export class ContactSetting {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("text")
  contactable!: Contactable;
}
