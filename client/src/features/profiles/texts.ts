import { countOf } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const partYou = "You";
export const partStudy = "What you study";
export const partWhen = "When you can";
export const company = "Company";
export const companyHint = "Or your school.";
export const location = "Location";
export const locationHint = "City and country, for example Cebu, Philippines.";
export const skills = "Skills";
export const skillsHint = "Separated by commas, for example HTML, Watercolour, Spanish.";
export const learning = "What you want to learn";
export const learningHint = "Up to 10 topics. We suggest people who know them, and groups about them.";
export const learns = "Learning";
export const learnsThese = (topics: string) => `Learning ${isolate(topics)}`;
export const bio = "Bio";
export const bioHint = "A few lines about you.";
export const photoUrl = "Photo URL";
export const photoHint = "We'll draw you a face until you add one.";
export const website = "Website";
export const careerStatus = "Career status";
export const careerStatusHint = "Where you are in your career.";
export const interest = "Interest";
export const interestHint = "What you want to learn most.";
export const moreSkills = " more skills";
export const socialLinks = "Social links";
export const linkExample = "https://";
export const pageOn = (name: string, network: string) => `${isolate(name)} on ${network}`;

export const experience = "Experience";
export const noExperience = "No experience credentials";
export const education = "Education";
export const noEducation = "No education credentials";
export const position = "Position";
export const degree = "Degree";
export const fieldOfStudy = "Field of study";
export const description = "Description";
export const dates = "Dates";
export const title = "Title";
export const school = "School";
export const jobAt = (job: string, place: string) => `${job} at ${place}`;

export const actions = "Actions";
export const edit = "Edit";
export const remove = "Delete";
export const deleteEntryQuestion = (kind: string) => `Delete this ${kind}?`;
export const deleteEntryConfirm = (kind: string) => `Delete ${kind}`;
export const experienceKind = "experience";
export const educationKind = "education";
export const cannotBeUndone = "This can't be undone.";
export const goBack = "Go Back";
export const goHome = "Go to Home";

export const addEducation = "Add Education";
export const saveEducation = "Save education";
export const educationAdded = "Education Added";
export const educationUpdated = "Education Updated";
export const educationRemoved = "Education Removed";
export const degreeOrCertificate = "Degree or certificate";
export const currentStudy = "Current study";
export const programmeDescription = "Programme description";
export const atMost200 = "At most 200 characters.";
export const noStudies = "Nothing here yet. Where have you studied?";

export const addExperience = "Add Experience";
export const saveExperience = "Save experience";
export const experienceAdded = "Experience Added";
export const experienceUpdated = "Experience Updated";
export const experienceRemoved = "Experience Removed";
export const jobTitle = "Job title";
export const currentJob = "Current job";
export const jobDescription = "Job description";
export const noJobs = "Nothing here yet. Where have you worked?";
export const fromDate = "From date";
export const toDate = "To date";

export const loadingProfile = "Loading profile";
export const bioOf = "{name}'s Bio";
export const noSkills = "No skills yet";
export const whatToDoNext = "What to do next";
export const atCompany = "{status} at {company}";
export const ownPageEmpty = "This is your public page. Create a profile so that buddies can find you.";
export const noProfileOf = "This member hasn't set up a profile yet. You may still meet them in a group.";
export const accountSettings = "Account settings";
export const createProfile = "Create Profile";
export const meetOthers = "Meet other buddies";

export const whatNext = "What next?";
export const sayHello = "Say hello";
export const startAndBeJoined = "Start a group, and people who read this page can join you.";
export const meetInGroup = "The easiest way to meet {name} is in a group.";
export const startGroup = "Start a group";
export const sayHelloInGroup = "Say hello in a group";
export const buddiesIn = (interest: string) => `Buddies in ${interest}`;
export const booksToLearnFrom = "Books to learn from";

export const buddies = "Buddies";
export const directoryTitle = "BROWSE AND CONNECT WITH YOUR BUDDIES";
export const directoryLead = "Somewhere, someone is learning what you're learning.";
export const lookingFor = "Looking for people who are interested in...";
export const chosenFilters = "Chosen filters";
export const filters = "Filters";
export const filtersChosen = (count: number) => (count > 0 ? `Filters (${count})` : "Filters");
export const showBuddies = "Show buddies";
export const wordsToFind = "Name, skill or place";
export const sortBy = "Sort by";
export const newestFirst = "Newest";
export const activeFirst = "Last here";
export const bestFirst = "Best match";
export const anyStatus = "Anyone";
export const skillsToFind = "Knows";
export const skillsToFindExample = "Go, Spanish";
export const clocks = "Clock";
export const anywhere = "Anywhere";
export const apart = (hours: number) =>
  hours === 0 ? "Same time as mine" : `At most ${countOf(hours, "hour", "hours")} from mine`;
export const freeWithMe = "Free when I am";
export const lastHere = "Last here";
export const anyTime = "At any time";
export const activeWithin = (days: number) => `Here in the last ${days} days`;
export const quoted = (text: string) => `“${text}”`;
export const nobodyFits = "Nobody fits all of that";
export const tryFewer = "Take a filter away, or show everyone.";
export const noHoursTitle = "When are you free?";
export const noHoursText =
  "Say in your profile where your clock is and when you can study. Then we'll find who is free at the same time.";
export const addMyHours = "Add my hours";
export const removeThisFilter = "Remove this filter";
export const removeBefore = "Remove ";
export const clearAll = "Clear all";
export const loadingBuddies = "Loading buddies";
export const buddiesMissing = "The buddies didn't load";
export const moreMissing = "More buddies didn't load. The ones above are still here.";
export const loadMore = "Load More";
export const noBuddies = "No buddies yet";
export const setUpProfile = "Set up your profile";
export const signUp = "Sign up";
export const beTheFirst = "Set up a profile, and you'll be the first.";
export const nobodyWithInterest = "Nobody with this interest yet";
export const tryAnother = "Try another interest, or show everyone.";
export const showEveryone = "Show everyone";
export const noneFound = "No buddies found";
export const showing = (shown: number, total: number, isExact: boolean) =>
  `Showing ${shown} of ${isExact ? "" : "about "}${countOf(total, "buddy", "buddies")}`;
export const view = "View";

export const timeIn = "{time} in {city}";
export const timeZone = "Time zone";
export const timeZoneHint = "Buddies see what time it is where you are.";
export const noSuchCity = "No city with that name. Try another spelling, or a larger city nearby.";
export const chooseTimeZone = "Choose a time zone from the list";
export const useDevices = (zone: string) => `Use the time zone of this device: ${zone}`;

export const notSaved = "What you typed is still here, but not saved yet.";
export const startOver = "Start over";
export const profileForm = "Profile";
export const saveProfile = "Save profile";
export const howBuddiesSeeYou = "How buddies will see you";

export const loadingYours = "Loading your profile";
export const loadingYoursNow = "Loading your profile…";
export const yoursMissing = "Your profile didn't load";
export const yourProfile = "Your profile";
export const welcome = "Welcome {name}";
export const notSetUp = "You have not yet setup a profile. Please add some info.";
export const home = "Home";
export const editProfile = "Edit Profile";
export const work = "Work";
export const shortcuts = "Shortcuts";

export const aPhoto = "a photo (a link)";
export const aCompany = "a company or school";
export const aLocation = "a location";
export const someSkills = "skills";
export const aBio = "a bio";
export const someExperience = "experience";
export const someEducation = "education";
export const oneThingLeft = "One thing left: add {things}.";
export const thingsLeft = (count: number) => `${count} things left: add {things}.` as const;
export const percentComplete = (percent: number) => `Your profile is ${percent}% complete`;
export const partsDone = (done: number, all: number) => `${done} of ${all}`;

export const twitter = "Twitter";
export const facebook = "Facebook";
export const youtube = "YouTube";
export const linkedin = "LinkedIn";
export const instagram = "Instagram";

export const paintWeek = "Your week";
export const freeOn = (day: string, from: string, to: string) => `${day}, ${from} to ${to}`;
export const availability = "When you're usually free";
export const availabilityHint =
  "In your own time zone. Buddies see when you're both free. For hours past midnight, add the rest to the next day.";
export const addHours = "Add hours";
export const addMoreHours = "Add more hours";
export const hoursOn = (day: string) => `Free hours on ${day}`;
export const removeHours = (day: string) => `Remove the hours on ${day}`;
export const day = "Day";
export const from = "From";
export const until = "Until";
export const weekdays = {
  MONDAY: "Monday",
  TUESDAY: "Tuesday",
  WEDNESDAY: "Wednesday",
  THURSDAY: "Thursday",
  FRIDAY: "Friday",
  SATURDAY: "Saturday",
  SUNDAY: "Sunday",
} as const;
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
export const everyDay = "Every day";
export const studiedOn = (day: string, time: string | null) => (time ? `${day}: ${time}` : day);
export const deeperIsLonger = "Deeper is longer";
export const studyTime = "Study time";
export const minutesInFourWeeks = (duration: string) => `${duration} of focus in the last four weeks`;
export const noStudyTime = "No study time in the last four weeks";
export const daysStudied = (count: number) => `Studied on ${countOf(count, "day", "days")}`;
export const streak = (days: number) => `${countOf(days, "day", "days")} in a row`;
export const goalsDone = (count: number) => `${countOf(count, "goal", "goals")} done`;
export const studyTimeIsShown = "People who see your profile can see this. You can change that in your {link}.";
export const privacySettings = "privacy settings";

export const freeToStudy = "Free to study";
export const hoursIn = (hours: string, city: string) => `${hours} in ${city}`;
export const yourHours = (hours: string) => `${hours} your time`;
export const nextDay = "the next day";
export const dayBefore = "the day before";
export const bothFree = (duration: string) => `You're both free for ${duration} a week.`;
export const neverBothFree = "You have no free hours in common.";
