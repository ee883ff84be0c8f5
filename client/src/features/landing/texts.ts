export const promise = "The best remote learning environment";
export const documentTitle = "Learn together, from anywhere";
export const invitation = "Join the largest global online {studyGroup}";
export const studyGroup = "study group";
export const whatToFind =
  "Find buddies who care about what you care about, start a group, and never wonder again what to read next.";
export const signUp = "Sign Up";
export const welcomeBack = "Welcome back, {name}";
export const goHome = "Go to Home";

export const featuresHeading = "Learning is better in company";
export const meetBuddy = "Meet Buddy";
export const meetBuddyText = "Learning with self-motivated people builds confidence.";
export const improveQuickly = "Improve Quickly";
export const improveQuicklyText = "Study groups are tailored to help you learn efficiently.";
export const personalizedLearning = "Personalized Learning";
export const personalizedLearningText = "Schedule your own study time, wherever and whenever it suits you.";

export const showcaseHeading = "What you do here";
export const roomTitle = "Focus together";
export const roomText = "Enter a quiet room, say what you'll do, and share one timer with the others.";
export const weekTitle = "Meet at your hours";
export const weekText = "Plan sessions with your group. Each of you sees them in your own time zone.";
export const discussionTitle = "Ask, and answer";
export const discussionText = "Write with a few people who learn the same thing.";
export const members = "members here";
export const groups = "groups to join";
export const studying = "studying now";
export const learners = "remote learners around the world, from New York to Cebu";

export const careerBenefits = "87% of people who learn for their professional development report career benefits.";
export const circleIsWaiting = "Your circle is waiting. It takes a minute, and it's free.";
export const circleIsHere = "Your circle is waiting.";
export const joinUs = "Join Us";
