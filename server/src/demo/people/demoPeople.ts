import { toTimeZone } from "../../platform/validation/timeZone";
import type { DemoInterest, DemoProfile, SocialNetwork } from "../demoTypes";
import type { JobNotes, PersonNotes, StudyNotes } from "../notes";
import { artPeople } from "./art";
import { chemistryPeople } from "./chemistry";
import { codingPeople } from "./coding";
import { freeHoursOf } from "./demoHours";
import { withLearning } from "./demoLearning";
import { zoneOf } from "./demoZones";
import { financePeople } from "./finance";
import { languagePeople } from "./language";
import { medicinePeople } from "./medicine";
import { newcomers } from "./newcomers";
import { physicsPeople } from "./physics";

type DemoPerson = { key: string; name: string; profile: DemoProfile | null };

/**
 * Everyone in the community. Edge cases a page must survive: `isabella jinho maryam tadeo astrid` have no profile, and
 * `astrid` has never said a word; `zed` has a one-letter name, no bio, no experience and no education; `sadia brigid
 * nayeli` have no bio; `antonieta` fills all 80 characters of a name; `petr` and `lukas` have unbreakable words;
 * `layla noa zeinab maryam` are written right to left; `tugce` has emoji in her name and bio; nobody has a photo,
 * because no picture may be fetched from elsewhere: everyone is shown by a drawn face (`demoFaces`).
 */
export const demoPeople: DemoPerson[] = withLearning([
  ...withInterest(1, codingPeople),
  ...withInterest(2, financePeople),
  ...withInterest(3, languagePeople),
  ...withInterest(4, chemistryPeople),
  ...withInterest(5, artPeople),
  ...withInterest(6, medicinePeople),
  ...withInterest(7, physicsPeople),
  ...newcomers.map((newcomer) => ({ ...newcomer, profile: null })),
]);

function withInterest(interest: DemoInterest, people: PersonNotes[]): DemoPerson[] {
  return people.map((person) => ({ key: person.key, name: person.name, profile: profileOf(person, interest) }));
}

function profileOf(person: PersonNotes, interest: DemoInterest): DemoProfile {
  return {
    status: person.status,
    interest,
    company: person.company ?? null,
    website: person.website ?? null,
    location: person.location ?? null,
    timeZone: toTimeZone(zoneOf(person.location) ?? ""),
    availability: freeHoursOf(person.key),
    bio: person.bio ?? null,
    photo: person.photo ?? null,
    skills: [...person.skills],
    learning: [],
    social: socialLinksOf(person),
    experience: (person.experience ?? []).map(experienceOf),
    education: (person.education ?? []).map(educationOf),
  };
}

function socialLinksOf(person: PersonNotes): Record<SocialNetwork, string | null> {
  const linkTo = (network: SocialNetwork) =>
    person.social?.includes(network) ? `https://${network}.example/${person.key}` : null;
  return {
    youtube: linkTo("youtube"),
    twitter: linkTo("twitter"),
    facebook: linkTo("facebook"),
    linkedin: linkTo("linkedin"),
    instagram: linkTo("instagram"),
  };
}

function experienceOf({ title, company, location, period, description }: JobNotes) {
  return { title, company, location: location ?? null, ...periodOf(period), description: description ?? null };
}

function educationOf({ school, degree, field, period, description }: StudyNotes) {
  return { school, degree, fieldOfStudy: field, ...periodOf(period), description: description ?? null };
}

function periodOf(interval: string) {
  const [from = "", to = ""] = interval.split("/");
  const current = to === "..";
  return { from, to: current ? null : to, current };
}
