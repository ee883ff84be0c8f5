import type { SessionUserFragment } from "../../generated/accountHooks";
import { BookMarked } from "../../generated/icons/BookMarked";
import { CircleUserRound } from "../../generated/icons/CircleUserRound";
import { LampDesk } from "../../generated/icons/LampDesk";
import { MessageCircle } from "../../generated/icons/MessageCircle";
import { Settings } from "../../generated/icons/Settings";
import { Shield } from "../../generated/icons/Shield";
import { UsersRound } from "../../generated/icons/UsersRound";
import { Wrench } from "../../generated/icons/Wrench";
import { paths } from "../../shared/paths";
import type { Icon } from "../../ui/pictures/drawIcon";
import * as texts from "./texts";

export interface OwnPlace {
  to: string;
  label: string;
  Icon: Icon;
}

/** Of the menu that the face opens. */
export interface PlacesProps {
  user: SessionUserFragment;
  onClose(): void;
}

/** The way to the room, which wide screens have in their bar. */
export const roomPlace: OwnPlace = { to: paths.commons, label: texts.studyRoom, Icon: LampDesk };

/** What the viewer's face leads to. */
export const ownPlaces = ({ id, isModerator, isAdmin }: SessionUserFragment): OwnPlace[] => [
  { to: paths.myGroups, label: texts.myGroups, Icon: MessageCircle },
  { to: paths.buddies, label: texts.myBuddies, Icon: UsersRound },
  { to: paths.shelves, label: texts.myBooks, Icon: BookMarked },
  { to: paths.profile(id), label: texts.profile, Icon: CircleUserRound },
  { to: paths.accountSettings, label: texts.settings, Icon: Settings },
  ...(isModerator ? [{ to: paths.moderation, label: texts.moderation, Icon: Shield }] : []),
  ...(isAdmin ? [{ to: paths.administration(), label: texts.administration, Icon: Wrench }] : []),
];
