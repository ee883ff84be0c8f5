import type { User } from "../../features/accounts/users/User";

/** What the operations are about: all of it is the owner's. */
export interface Scene {
  owner: User;
  other: User;
  third: User;
  post: string;
  secondPost: string;
  comment: string;
  secondComment: string;
  experience: string;
  education: string;
}

/** Who asks; `ended` is the owner with the token of a session that they have ended. */
export const people = ["guest", "owner", "other", "ended"] as const;
export type Person = (typeof people)[number];
export type Answers = Record<Person, string>;

const open: Answers = { guest: "yes", owner: "yes", other: "yes", ended: "yes" };
const forMembers: Answers = { ...open, guest: "UNAUTHENTICATED", ended: "UNAUTHENTICATED" };
const forOwner: Answers = { ...forMembers, other: "FORBIDDEN" };

/** Who may do what: "yes", or the code of the refusal. */
export const rights: Readonly<Record<string, Answers>> = {
  "account.register": open,
  "account.login": open,
  "account.seeDemo": open,
  "account.identify": { ...open, ended: "UNAUTHENTICATED" },
  "account.read": open,
  "account.readOwn": forMembers,
  "account.recover": open,
  "account.verify": forMembers,
  "account.changeFace": forMembers,
  "account.logout": forMembers,
  "account.signOutDevices": forMembers, // One's own: those of others are not there.
  "account.changeName": forMembers,
  "account.changePassword": forMembers,
  "account.changeEmail": forMembers,
  "account.changePasskeys": forMembers,
  "account.changeTokens": forMembers, // One's own: those of others are not there.
  "account.confirmIdentity": forMembers,
  "account.delete": forMembers,
  // Without a session, the token of a refused sign-in says who it is.
  "account.leave": open,
  "account.comeBack": open,
  "profile.read": open,
  "profile.readOwn": forMembers,
  "profile.edit": forMembers, // One's own: nothing names another member's.
  "picture.upload": forMembers,
  "post.preview": open,
  "post.read": forMembers,
  "post.follow": forMembers,
  "post.create": forMembers,
  "post.like": forMembers,
  "post.update": forOwner,
  "post.delete": forOwner,
  "comment.create": forMembers,
  "comment.like": forMembers,
  "comment.update": forOwner,
  "comment.delete": forOwner,
  "group.preview": open,
  "group.read": forMembers,
  "group.follow": forMembers,
  "group.mute": forMembers, // For oneself.
  "group.join": forMembers,
  "group.leave": { ...forMembers, owner: "CONFLICT" }, // They hand it over first.
  "group.manage": forOwner, // And for moderators.
  "group.change": forOwner,
  "session.read": forMembers, // Where they see the group; one's own time is one's own.
  "session.readCalendar": forMembers,
  "session.plan": forMembers,
  "session.answer": forMembers,
  "session.takeSeat": forMembers, // Who sees them is in openSessions.test.ts.
  "session.declineByLink": open,
  "session.changeFeed": forMembers, // One's own.
  "session.change": forOwner, // And for those who look after the group.
  "block.change": forMembers,
  "block.list": forMembers,
  "buddy.list": forMembers,
  "buddy.request": forMembers,
  "buddy.answer": forMembers,
  "buddy.cancel": forMembers,
  "buddy.dismiss": forMembers,
  "buddy.remove": forMembers,
  "buddy.openGroup": forMembers,
  "buddy.changeSettings": forMembers,
  "moderation.report": forMembers,
  "moderation.appeal": forMembers, // Also with the token of a refused sign-in.
  "moderation.readOwn": forMembers,
  "moderation.readReports": forMembers, // One's own.
  "moderation.review": { ...forMembers, owner: "FORBIDDEN", other: "FORBIDDEN" }, // They are no moderators.
  "moderation.decide": { ...forMembers, owner: "FORBIDDEN", other: "FORBIDDEN" },
  "notification.list": forMembers,
  "notification.readEvents": forMembers,
  "notification.markRead": forMembers, // One's own: those of others are not there.
  "notification.changeSettings": forMembers,
  "notification.unsubscribe": open,
  "notification.follow": forMembers,
  "myData.export": forMembers,
  "myData.read": forMembers, // One's own: those of others are not there.
  "myData.takeAlong": open,
  "shelf.change": forMembers,
  "shelf.list": forMembers,
  "shelf.share": forMembers,
  "shelf.review": { ...forMembers, owner: "FORBIDDEN", other: "FORBIDDEN" }, // They are no moderators.
  "reading.read": forMembers, // In one's groups.
  "reading.plan": forMembers,
  "reading.tick": forMembers,
  "home.read": forMembers,
  "home.readCounts": open,
  "home.follow": forMembers,
  "room.read": forMembers,
  "room.follow": forMembers,
  "room.enter": forMembers,
  "room.finish": forMembers,
  "room.time": forMembers,
  "room.setGoal": forMembers,
  "book.read": open,
  "book.recommend": open,
  "search.search": open,
  "administration.readSite": open,
  "administration.run": { ...forMembers, owner: "NOT_FOUND", other: "NOT_FOUND" }, // They are no admins.
};

export interface Entry {
  name: string;
  action: string;
  /** Where the answer differs from the one for the action. */
  answers?: Partial<Answers>;
}

/** To others, the entries of somebody's profile are not there. */
export const absent = { other: "NOT_FOUND" };

/** Members have the right once they have confirmed who they are. */
export const unconfirmed = { owner: "CONFIRMATION_REQUIRED", other: "CONFIRMATION_REQUIRED" };

export const same = (answer: string): Answers => ({ guest: answer, owner: answer, other: answer, ended: answer });

/** A route of REST. */
export interface Route extends Entry {
  /** What stands for each parameter of the path. */
  params?: (scene: Scene) => Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>> | ((scene: Scene) => Readonly<Record<string, unknown>>);
}
