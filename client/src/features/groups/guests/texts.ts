import { isolate } from "../../../ui/isolate";
import { memberCount } from "../texts";

export { invitationMissing, invitedTo, join, loadingGroup } from "../texts";
export { groupMissing, joinThisGroup } from "../texts";

export const members = memberCount;
export const firstMessage = "The first message";
export const meetsNext = "Next sessions";
export const at = (hours: string) => `, ${hours} your time`;
export const invitesYou = (name: string) => `${isolate(name)} invites you.`;
export const haveAccount = "Already have an account?";
export const logIn = "Log in";
export const freeToJoin = "It takes a minute, and it's free. Then you're back here.";
export const full = "This group is full right now. Sign up, and you can join when a place is free.";
export const signUp = "Sign up";
export const onlyBeginning = "This is how the group began. Members read and write the replies.";
