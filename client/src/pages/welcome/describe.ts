import type { WelcomeDateFragment, WelcomeGroupFragment, WelcomeSeatFragment } from "../../generated/welcomeHooks";
import { serviceNow } from "../../shared/service/serviceTime";
import { describeStart } from "../../shared/time/describeTimes";
import * as texts from "./texts";

/** What one wants to learn of what the group mentions, and how large it is. */
export const describeGroup = ({ memberCount }: WelcomeGroupFragment, topics: readonly string[]): string =>
  [...(topics.length > 0 ? [texts.mentions(topics.join(", "))] : []), texts.members(memberCount)].join(" · ");

/** When it begins, and of which group it is. */
export function describeTime({ startsAt, session }: WelcomeDateFragment): string {
  const time = describeStart(startsAt, session.timeZone, serviceNow());
  return session.group ? texts.inGroup(time, session.group.name) : time;
}

/** When it begins, and with whom. */
export const describeSeat = ({ startsAt, session }: WelcomeSeatFragment): string =>
  texts.withMember(describeStart(startsAt, session.timeZone, serviceNow()), session.owner?.name ?? texts.someone);
