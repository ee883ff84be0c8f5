import { Field, ObjectType } from "type-graphql";
import { Registrations } from "../accounts/registrations";

@ObjectType({ simpleResolvers: true, description: "A line that the people who run the site show above each page." })
export class SiteNotice {
  @Field(() => String, { description: "What everybody should know." })
  text!: string;

  @Field(() => Date, { nullable: true, description: "Until when it is shown; null: until it is taken away." })
  until!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "What everybody may know of the state of this site." })
export class Site {
  @Field(() => SiteNotice, { nullable: true, description: "What is shown above each page; null: nothing." })
  notice!: SiteNotice | null;

  @Field(() => Registrations, { description: "Who may sign up." })
  registrations!: Registrations;

  @Field(() => Boolean, { description: "Whether it can only be read for now: every change is answered UNAVAILABLE." })
  isReadOnly!: boolean;
}
