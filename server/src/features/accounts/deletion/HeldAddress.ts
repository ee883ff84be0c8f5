import { Column, Entity, PrimaryColumn } from "typeorm";

/** The address of a member who was suspended when they left: nobody signs up with it until the suspension ends. */
@Entity("held_addresses")
export class HeldAddress {
  /** A keyed hash (HMAC); the secret is not in the database. */
  @PrimaryColumn("text")
  hash!: string;

  /** null: the suspension had no end. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  until!: Date | null;
}
