import { countOf, formatCount } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const aboutGroup = "About this group";
export const loadingGroup = "Loading what this group is about";
export const groupMissing = "The group's details didn't load";
export const tags = "Tags";

export const forTwo = "Just the two of you";
export const forTwoHint = "Nobody else can see or join this group.";
export const over = "This group is over";
export const overHint = "The other member deleted their account. You can still read what you both wrote.";
export const overText =
  "The other member deleted their account, so nobody would read a reply. What you both wrote stays here until you leave.";
export const away = "The other member isn't here at the moment.";

export const members = "Members";
export const memberCount = (count: number) => countOf(count, "member", "members");
export const membersOf = (count: number, capacity: number) =>
  `${formatCount(count)} of ${countOf(capacity, "member", "members")}`;
export const seeMembers = "See everyone";
export const lastReply = (age: string) => `Last reply ${age}`;
export const comesNext = (start: string) => `Next: ${start}`;
export const loadingMembers = "Loading the members";
export const membersMissing = "The members didn't load";
export const moreMembers = "Show more";
export const membersShown = (shown: number, all: number) => `, ${shown} of ${all} shown`;
/** Stands for a member who is not there at the moment. */
export const absentMember = "A member";
export const owner = "Owner";
export const moderator = "Moderator";
export const nowMembers = (count: string) => `This group now has ${count}.`;
export const jumpToGroup = "See the group";

export const join = "Join";
export const joinThisGroup = "Join this group";
export const joined = "You're in. Welcome to the group!";
export const youBelong = "You're a member";
export const youOwn = "This is your group";
export const youModerate = "You help to run this group";
export const full = "This group is full at the moment.";
export const removedTitle = "You were removed from this group";
export const removedText = "You can still read what everyone can. Its owner or a moderator can let you back in.";
export const removedShort = "You were removed from this group. Its owner or a moderator can let you back in.";
export const leave = "Leave";
export const leaveTitle = "Leave this group?";
export const leaveGroup = "Leave group";
export const leaveOnRequest = "You'd have to ask again to come back, and you won't see the discussion until then.";
export const leavePrivate = "The group disappears for you. To come back, you need its invitation link.";
export const leaveTwo = (name: string) =>
  `The group disappears for you. As long as ${isolate(name)} is your buddy, “Study together” brings it back.`;
export const leaveOver = "The group disappears for you, with everything that was written in it.";
export const leaveAway = "The group disappears for you. While you two are buddies, “Study together” brings it back.";
export const left = "You left the group.";

export const mute = "Mute";
export const muted = "You won't get any more notifications about this group.";
export const unmute = "Unmute";
export const unmuted = "You'll get notifications about this group again.";

export const ask = "Ask to join";
export const askTitle = "Ask to join this group";
export const message = "Message (optional)";
export const messageHint = "What do you want to learn together? The people who run the group read this.";
export const sendRequest = "Send request";
export const requestSent = "Your request was sent. We'll let you know what they decide.";
export const requestedOn = "You asked on {day}. We'll let you know what they decide.";
export const cancelRequest = "Withdraw request";
export const requestCancelled = "You withdrew your request.";
export const askWasDeclined = "You can't ask to join this group at the moment.";

export const membersOnly = "The discussion is for members";
export const membersOnlyText =
  "Ask to join, and say what you'd like to learn. Once you're accepted, you can read and reply here.";
export const waitingText = "You've asked to join. Once you're accepted, you can read and reply here.";

export const requests = (count: number) => `Waiting for your answer (${formatCount(count)})`;
export const accept = "Accept";
export const decline = "Decline";
export const accepted = (name: string) => `${isolate(name)} is in.`;
export const declined = (name: string) => `You declined ${isolate(name)}'s request.`;
export const moreRequests = (count: number) => `${countOf(count, "more is", "more are")} waiting.`;
export const sentOn = "Sent on";
export const manage = "Manage";

export const manageTitle = "Manage your group";
export const notYours = "You can't manage this group";
export const notYoursText = "Only its owner and its moderators can do that.";
export const about = "What the group is about";
export const save = "Save";
export const saved = "Your group was updated.";
export const willOpen = "Everyone will be able to read the discussion, and replies that are already there.";
export const willAdmit = (count: number) => ` ${countOf(count, "person who asked", "people who asked")} will join now.`;
export const willDecline = (count: number) => ` ${countOf(count, "request", "requests")} to join will be declined.`;
export const willHide = "People who are not members won't find the group any more.";
export const willClose = "From now on, only members can read the discussion. Everyone else has to ask.";
export const willShow =
  "Everyone will be able to see the first message and the members, also from when the group was private.";
export const changeTitle = "Change who can join?";
export const change = "Change it";

export const invitation = "Invitation link";
export const invitationText = "Anyone with this link can join right away, even if others have to ask.";
export const link = "Link";
export const copy = "Copy link";
export const copied = "The link is copied.";
export const renew = "Make a new link";
export const renewTitle = "Make a new invitation link?";
export const renewText = "The old link stops working for everyone who has it.";
export const renewed = "There is a new link. The old one doesn't work any more.";

export const remove = "Remove";
export const removeTitle = (name: string) => `Remove ${isolate(name)} from the group?`;
export const removeText =
  "They'll be notified, and can only come back if you let them back in. Sessions that they planned in this group are cancelled.";
export const unseenMember = "a member whom you don't see";
export const unseenNote = "You don't see this member, because one of you blocked the other.";
export const removeMember = "Remove member";
export const removed = (name: string) => `${isolate(name)} was removed.`;
export const makeModerator = "Make moderator";
export const endModerator = "End moderator role";
export const moderatorMade = (name: string) => `${isolate(name)} is a moderator now.`;
export const moderatorEnded = (name: string) => `${isolate(name)} isn't a moderator any more.`;
export const handOver = "Hand over";
export const actionsForMember = (name: string) => `More actions for ${isolate(name)}`;
export const handOverTitle = (name: string) => `Hand the group over to ${isolate(name)}?`;
export const handOverText =
  "They'll make the decisions about the group, and only they can delete its first message. You stay as a member.";
export const handOverGroup = "Hand over the group";
export const handedOver = (name: string) => `${isolate(name)} runs the group now.`;
export const removedMembers = "Removed from the group";
export const readmit = "Let back in";
export const readmitted = (name: string) => `${isolate(name)} is back in the group.`;

export const invitedTo = "You're invited to a study group";
export const invitationMissing = "The invitation didn't load";
export const invitationEnded = "This invitation doesn't work";
export const invitationEndedText =
  "It may have been replaced by a new one, or part of the link is missing. Ask the person who sent it for a new link.";
export const openGroup = "Open the group";
export const startedBy = "Run by {owner}";

export const groups = "Groups";
export const findGroup = "Find a group";
export const findGroupLead = "Search by what you want to learn, or look through what's going on.";
export const myGroups = "My groups";
export const myGroupsLead = "The groups you belong to, and what's new in each.";
export const lists = "Lists of groups";
export const allTab = "All";
export const mineTab = "Mine";
export const findTab = "Find";
export const loadingGroups = "Loading groups";
export const groupsMissing = "The groups didn't load";
export const found = (count: number, isExact: boolean) =>
  `${isExact ? "" : "about "}${countOf(count, "group", "groups")}`;
export const search = "Search";
export const searchGroups = "Search groups";
export const interest = "Interest";
export const everyInterest = "Every interest";
export const order = "Order";
export const mostActive = "Most active";
export const soonest = "Next session";
export const newest = "Newest";
export const largest = "Largest";
export const tag = "Tag:";
export const removeFilter = "Remove this filter";
export const clearAll = "Clear all";
export const unread = (count: number) =>
  count >= 100 ? "99+ new replies" : countOf(count, "new reply", "new replies");
export const lookInside = "Have a look";
export const parts = "Pages of groups";
export const toBeginning = "Back to the start";
export const moreGroups = "More groups";
export const noneFound = "No groups match";
export const noneFoundText = "Try fewer words, another interest or order, or start the group that you're looking for.";
export const noneAtAll = "No groups yet";
export const noneAtAllText = "Start the first one: say what you'd like to learn.";
export const startGroup = "Start a group";
export const noneOfOwn = "You aren't in a group yet";
export const noneOfOwnText = "Join one that you like, or start your own. You'll find them here.";
