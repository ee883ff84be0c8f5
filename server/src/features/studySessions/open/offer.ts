import { badInput, conflict } from "../../../errors";
import type { Message } from "../../../messages";
import { orNull } from "../../../platform/validation/validation";
import { Company } from "../choices";
import { sessions as limits } from "../limits";
import { sessionMessages } from "../messages";
import type { CreateStudySessionInput } from "../plan/sessionInputs";
import type { StudySession } from "../plan/StudySession";

type Given = Partial<
  Pick<CreateStudySessionInput, "groupId" | "place" | "capacity" | "company" | "partners" | "interest">
>;

const refuse = (field: string, message: Message) => badInput({ field, message });

export const isOpen = (company: Company | null | undefined): company is Company =>
  company === Company.BUDDIES || company === Company.EVERYONE;

/** Throws BAD_USER_INPUT with the field if what is said about seats for others does not fit the session. */
export function checkOffer({ groupId, place, company, partners, interest }: Given): void {
  if (!isOpen(company)) {
    if (partners != null) throw refuse("partners", sessionMessages.partnersAlone());
    if (interest != null) throw refuse("interest", sessionMessages.interestAlone());
    return;
  }
  if (orNull(groupId) !== null) throw refuse("company", sessionMessages.companyAlone());
  if (orNull(place) !== null) throw refuse("place", sessionMessages.noPlace());
}

/** An open session has a place for its planner and for each partner. */
export const toOffer = ({ capacity, company, partners, interest }: Given) =>
  isOpen(company)
    ? { company, capacity: 1 + (partners ?? limits.partners.min), interest: interest ?? null }
    : { company: Company.NOBODY, capacity: capacity ?? null, interest: null };

export function checkOpenCount(count: number): void {
  const max = limits.openPerMember;
  if (count >= max) throw conflict(sessionMessages.tooManyOpen({ max }));
}

/** How many others it has a seat for; null unless it is open. */
export const partnersOf = ({ company, capacity }: Pick<StudySession, "company" | "capacity">): number | null =>
  isOpen(company) && capacity !== null ? capacity - 1 : null;
