import { countOf, formatCount } from "../../../ui/formatCount";
import { isolate } from "../../../ui/isolate";

export const freeSeats = "Study with somebody";
export const lead = "Members who'd like company at these times. Take a seat, and it's in both of your calendars.";
export const loading = "Loading free seats";
export const missing = "The free seats didn't load";
export const none = "No free seats at the moment.";
export const offerOne = "Offer a seat";
export const everyInterest = "All interests";
export const interest = "Interest";
export const more = "Show more";
export const takeIt = "Take the seat";
export const seatOf = (name: string, title: string) => ` of ${isolate(name)}: ${isolate(title)}`;
export const someone = "A member";
export const seatsFree = (count: number) => countOf(count, "seat free", "seats free");
export const nowYours = "The seat is yours. We'll remind you both.";
export const tooLate = "Somebody was faster, and no seat is left.";
export const stillFree = "These are still free:";
export const noneStillFree = "No other seat is free around that time.";
export const seeOthers = "Find another seat";
export const giveBack = "Give the seat back";
export const givenBack = "You gave the seat back.";
export const seats = "Seats";
export const noSeatLeft = "No seat left";
export const youHaveSeat = "You have a seat.";
export const nobodyYet = "Nobody has taken a seat yet.";
export const with1 = "With {name}";
export const kept = (came: number, of: number) => `came to ${formatCount(came)} of ${formatCount(of)}`;
export const yourKept = (came: number, of: number) =>
  `You came to ${formatCount(came)} of ${formatCount(of)} sessions with others. Only you and those you'll study with see this.`;
export const taken = (count: number, seatsOfOthers: number) =>
  `${formatCount(count)} of ${countOf(seatsOfOthers, "seat", "seats")} taken`;

export const whoCanJoin = "Who can join";
export const nobody = "Nobody, I study alone";
export const buddies = "My buddies";
export const everyone = "Every member";
export const howMany = "Seats for others";
export const companyHint = "You meet in a study room of your own, with one timer.";
export const about = "About (optional)";
export const nothingChosen = "Not said";

export const notHere = "Your partner isn't here yet";
export const notHereText =
  "It's been five minutes. You don't have to wait: study in the commons, or find another seat.";
export const toCommons = "Go to the commons";
