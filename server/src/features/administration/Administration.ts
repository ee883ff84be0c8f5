import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { User } from "../accounts/users/User";

@ObjectType({ simpleResolvers: true, description: "What happened on the site on one day, in UTC." })
export class SiteDay {
  @Field(() => String, { description: "The day, as YYYY-MM-DD." })
  day!: string;

  @Field(() => Int, { description: "New accounts." })
  signUps!: number;

  @Field(() => Int, { description: "Members who used the site." })
  activeMembers!: number;

  @Field(() => Int, { description: "Dates of sessions that were over, with somebody who came." })
  sessionsHeld!: number;

  @Field(() => Int, { description: "Minutes that members studied in rooms." })
  minutesStudied!: number;

  @Field(() => Int, { description: "Mails that a mail server accepted." })
  mails!: number;

  @Field(() => Int, { description: "Requests that were answered with 500 or more." })
  errors!: number;
}

export enum AttentionKind {
  FAILED_JOBS = "FAILED_JOBS",
  FAILED_MAILS = "FAILED_MAILS",
  OPEN_CASES = "OPEN_CASES",
  ERRORS_TODAY = "ERRORS_TODAY",
  READ_ONLY = "READ_ONLY",
  DISK_NEARLY_FULL = "DISK_NEARLY_FULL",
}

registerEnumType(AttentionKind, {
  name: "AttentionKind",
  description: "Why an admin should look at something.",
  valuesConfig: {
    FAILED_JOBS: { description: "Background work has failed for good." },
    FAILED_MAILS: { description: "Mails could not be sent." },
    OPEN_CASES: { description: "Reports wait for a moderator." },
    ERRORS_TODAY: { description: "Requests were answered with errors today." },
    READ_ONLY: { description: "The site can only be read." },
    DISK_NEARLY_FULL: { description: "Less than a tenth of the disk is free." },
  },
});

@ObjectType({ simpleResolvers: true, description: "Something that needs an admin's attention." })
export class Attention {
  @Field(() => AttentionKind, { description: "What." })
  kind!: AttentionKind;

  @Field(() => Int, { description: "How many; of the disk, the percent that is free." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "What the site is stored on, and which versions it has." })
export class SiteStorage {
  @Field(() => Float, { description: "The size of the database, in bytes." })
  databaseBytes!: number;

  @Field(() => Float, {
    nullable: true,
    description: "What is free on the disk of the data folder, in bytes; null where it cannot be known.",
  })
  freeBytes!: number | null;

  @Field(() => Float, { nullable: true, description: "The size of that disk, in bytes." })
  diskBytes!: number | null;

  @Field(() => String, { description: "The version of PostgreSQL." })
  postgresVersion!: string;

  @Field(() => String, { description: "The version of Node.js." })
  nodeVersion!: string;

  @Field(() => String, { description: "The last migration of the tables." })
  schemaVersion!: string;
}

@ObjectType({ simpleResolvers: true, description: "A member as admins see one." })
export class AdministeredMember {
  @Field(() => ID, { description: "The id of the member." })
  id!: string;

  @Field(() => String, { description: "What the member wants to be called." })
  name!: string;

  @Field(() => String, { description: "The address of the account." })
  email!: string;

  @Field(() => String, { description: "MEMBER, MODERATOR or ADMIN." })
  role!: string;

  @Field(() => String, { description: "The day of the sign-up, as YYYY-MM-DD." })
  joined!: string;

  @Field(() => String, { description: "`present`, or why they are absent: `suspended` or `leaving`." })
  state!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of members, the newest first." })
export class AdministeredMemberPage {
  @Field(() => [AdministeredMember], { description: "The members." })
  nodes!: AdministeredMember[];

  @Field(() => ID, { nullable: true, description: "Pass it as `after` for the next page; null after the last one." })
  next!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A post or a comment as admins see it." })
export class AdministeredText {
  @Field(() => ID, { description: "The id of the post or comment." })
  id!: string;

  @Field(() => Boolean, { description: "A comment; else a post." })
  isComment!: boolean;

  @Field(() => ID, { description: "The post, or that of the comment." })
  postId!: string;

  @Field(() => String, { description: "The first 300 characters." })
  text!: string;

  @Field(() => ID, { description: "The author's id." })
  authorId!: string;

  @Field(() => String, { description: "The author's name." })
  authorName!: string;

  @Field(() => Date, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Only its author and moderators see it." })
  isHidden!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Background work that has failed for good." })
export class FailedJob {
  @Field(() => ID, { description: "Opaque; for `retryFailedJobs` and `dropFailedJobs`." })
  id!: string;

  @Field(() => String, { description: "The kind of work, as `mail-verification`." })
  job!: string;

  @Field(() => Boolean, { description: "Whether it is a mail." })
  isMail!: boolean;

  @Field(() => String, { description: "The ids that it is about, as JSON." })
  data!: string;

  @Field(() => String, { nullable: true, description: "Why it failed for the last time." })
  error!: string | null;

  @Field(() => Date, { nullable: true, description: "When it failed for the last time." })
  failedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A network or a mail domain that is refused." })
export class SiteBan {
  @Field(() => ID, { description: "Opaque and stable." })
  id!: string;

  @Field(() => String, { description: "The network, as 192.0.2.0/24, or the mail domain." })
  what!: string;

  @Field(() => String, { description: "Why; for those who run the site." })
  reason!: string;

  @Field(() => Date, { nullable: true, description: "Until when; null: until it is removed." })
  until!: Date | null;

  @Field(() => Date, { description: "Since when." })
  createdAt!: Date;
}

/** Its fields are resolved one by one. */
@ObjectType({ description: "What admins see and do. NOT_FOUND for everybody else." })
export class Administration {
  viewer?: User;
}
