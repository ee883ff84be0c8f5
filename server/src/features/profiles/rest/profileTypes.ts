import { interests } from "../interest";
import {
  flag,
  id,
  listOf,
  meaning,
  timestamp,
  named,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  text,
} from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { careerStatuses } from "../careerStatus";

const period = {
  from: timestamp("The first day, at midnight UTC."),
  to: orNull(timestamp("The last day; null while it goes on.")),
  current: flag("Whether it goes on today."),
  description: text("What the member says about it; empty when nothing.", "Nights on the children's ward."),
};

const Experience = named(
  "Experience",
  objectOf({
    _id: id("The entry's id."),
    title: text("What the job is called.", "Nurse"),
    company: text("Who the work is for.", "City Hospital"),
    location: text("Where the work is done; empty when unset.", "Lagos"),
    ...period,
  }),
);

const Education = named(
  "Education",
  objectOf({
    _id: id("The entry's id."),
    school: text("School, university or course provider.", "University of Lagos"),
    degree: text("Degree or certificate.", "BSc"),
    fieldofstudy: text("What is studied.", "Nursing"),
    ...period,
  }),
);

const link = text("An address; empty when unset.", "");

const profile = <User>(user: Schema<User>) =>
  objectOf(
    {
      _id: id("The profile's own id."),
      user,
      status: oneOf(careerStatuses, "Where the member stands in working life."),
      skills: listOf(text("A skill.", "Python")),
      interests: oneOf(interests, "1 Coding, 2 Finance, 3 Language, 4 Chemistry, 5 Art, 6 Medicine, 7 Physics."),
      company: text("Empty when unset, as are the other texts.", "City Hospital"),
      website: text("An http or https address.", "https://example.com/amina"),
      location: text("A place, in the member's own words.", "Lagos"),
      bio: text("What the member says about themself.", "I draw people."),
      photo: text("An http or https address of a picture.", "https://example.com/amina.jpg"),
      social: objectOf({ youtube: link, twitter: link, facebook: link, linkedin: link, instagram: link }),
      experience: listOf(Experience),
      education: listOf(Education),
      date: timestamp("When the profile was first saved."),
    },
    {
      more: meaning(
        "Only in a list that has room for the newest jobs and courses alone.",
        objectOf({
          profile: text("The address of the whole profile.", "/api/profile/user/0198c3f2-5b7a-7c31-9d4e-2f6a8b1c0d3e"),
        }),
      ),
    },
  );

export const Profile = named("Profile", profile(id("The member's id.")));
export const ProfileWithMember = named("ProfileWithMember", profile(Member));

export const noProfile = "`There is no profile for this user`";
