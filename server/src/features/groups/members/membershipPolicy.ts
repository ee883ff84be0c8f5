import { declareActions, type MemberRule } from "../../../platform/authorization/actions";
import { GroupVisibility } from "../group/choices";
import { membershipMessages } from "./messages";

/** How the viewer stands to a group, as `standingIn` gives it. */
export interface Standing {
  /** The group. */
  id: string;
  visibility: GroupVisibility;
  isMember: boolean;
  /** They were removed, and may only read what every visitor may, until they are readmitted. */
  isRemoved: boolean;
}

const standing = (isAllowed: (standing: Standing) => boolean): MemberRule<Standing> => ({
  isForMembers: true,
  allows: (viewer, own) => viewer !== null && isAllowed(own),
  refusal: ({ isRemoved }) => (isRemoved ? membershipMessages.removed() : null),
});

/** What nobody does in a group who was removed from it. In SQL: `takesPartIn` and `takingPart`. */
export const membershipActions = declareActions("membership", {
  /** Comment, answer sessions, enter the room: the members; in an open group, every member of the site. */
  takePart: standing(
    ({ visibility, isMember, isRemoved }) => isMember || (visibility === GroupVisibility.OPEN && !isRemoved),
  ),
  /** Like its post: everyone who sees it. */
  like: standing(
    ({ visibility, isMember, isRemoved }) => isMember || (visibility !== GroupVisibility.PRIVATE && !isRemoved),
  ),
});
