import { registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { buddies as limits } from "./limits";
import { User } from "../accounts/users/User";

/** Who may send a member buddy requests. */
export enum Contactable {
  EVERYONE = "EVERYONE",
  SHARED_GROUPS = "SHARED_GROUPS",
  NOBODY = "NOBODY",
}

registerEnumType(Contactable, {
  name: "Contactable",
  description: "Who may send a member buddy requests.",
  valuesConfig: {
    EVERYONE: { description: "Every member." },
    SHARED_GROUPS: {
      description: `Members who have both belonged to one group for ${limits.sharedHours} hours; a group of two does not count.`,
    },
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
