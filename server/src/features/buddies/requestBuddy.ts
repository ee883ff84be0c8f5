import { v7 as newId } from "uuid";
import { AppError, conflict } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { buddies as limits } from "./limits";
import { writeWithinFirstDay } from "../accounts/users/firstDay";
import { orNull } from "../../platform/validation/validation";
import { hasVerifiedEmail } from "../accounts/recovery/verification";
import type { User } from "../accounts/users/User";
import { changeBetween, link } from "./buddyChanges";
import type { RequestBuddyInput } from "./buddyInputs";
import { buddyActions } from "./buddyPolicy";
import { BuddyRequest } from "./BuddyRequest";
import { endRequests, requestFacts } from "./buddyStatements";
import { buddyMessages } from "./messages";

interface Facts {
  areBuddies: boolean;
  isRequested: boolean;
  /** The open request of the other member, declined or not. */
  receivedId: string | null;
  openCount: number;
  todayCount: number;
  wasAnnounced: boolean;
  declinedAt: Date | null;
  isContactable: boolean;
}

/** Sends a buddy request. If that member has sent one to the viewer, the two become buddies at once. */
export async function requestBuddy(ctx: AppContext, { userId: toId, message }: RequestBuddyInput): Promise<User> {
  const { id: fromId } = authorize(ctx, buddyActions.request);
  const isVerified = await hasVerifiedEmail(ctx, fromId);
  return changeBetween(ctx, fromId, toId, async (tx) => {
    const [facts] = await tx.rows<Facts>(requestFacts, [fromId, toId]);
    if (!facts) return;
    if (facts.receivedId) return link(tx, { requestId: facts.receivedId, fromId: toId, toId: fromId });
    const refusal = findRefusal(facts, isVerified);
    if (refusal) throw refusal;
    await writeWithinFirstDay(ctx, {
      rate: "firstDayBuddyRequests",
      refusal: buddyMessages.firstDay,
      write: () => insertRequest(tx, { fromId, toId, message: orNull(message) }, facts),
    });
  });
}

function findRefusal(facts: Facts, isVerified: boolean): AppError | null {
  if (facts.areBuddies) return conflict(buddyMessages.alreadyBuddies(), "userId");
  if (facts.isRequested) return conflict(buddyMessages.alreadyRequested(), "userId");
  if (!isVerified) return new AppError("FORBIDDEN", buddyMessages.unverified());
  if (!facts.isContactable) return new AppError("FORBIDDEN", buddyMessages.notContactable());
  if (facts.openCount >= limits.openRequests) return conflict(buddyMessages.tooManyOpen({ max: limits.openRequests }));
  if (facts.todayCount < limits.requestsPerDay) return null;
  const details = { limit: limits.requestsPerDay, retryAfter: limits.retrySeconds };
  return new AppError("RATE_LIMITED", buddyMessages.tooManyToday({ max: limits.requestsPerDay }), details);
}

/** Returns the id. After a decline, new requests stay hidden for as long as the recipient is not notified again. */
async function insertRequest(
  tx: Tx,
  request: Pick<BuddyRequest, "fromId" | "toId" | "message">,
  { wasAnnounced, declinedAt }: Facts,
): Promise<string> {
  const { fromId, toId } = request;
  const id = newId();
  const isAnnounced = !wasAnnounced && !declinedAt;
  await tx.rows(endRequests, [fromId, toId]);
  await tx.insert(BuddyRequest, { ...request, id, declinedAt, wasAnnounced: isAnnounced });
  if (isAnnounced) tx.publish("buddyRequested", { requestId: id, fromId, toId });
  return id;
}
