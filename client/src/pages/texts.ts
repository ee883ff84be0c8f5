import { formatCount } from "../ui/formatCount";

export const addEducation = "Add Education";
export const addExperience = "Add Experience";
export const editEducation = "Edit Education";
export const editExperience = "Edit Experience";
export const educationGone = "This course of study is no longer in your profile.";
export const experienceGone = "This job is no longer in your profile.";
export const editProfile = "Edit Profile";
export const createProfile = "Create Profile";
export const fewWords = "A few words, so that buddies can find you.";
export const profileCreated = "Profile Created";
export const profileUpdated = "Profile Updated";
export const threeQuestions = "Answer the first three questions again";
export const viewMyProfile = "View my profile";
export const goBack = "Go Back";
export const ownProfileMissing = "Your profile didn't load";

export const home = "Home";
export const welcome = "Welcome {name}";
export const seePublicPage = "See your public page";
export const accountSettings = "Account settings";
export const profileAndAccount = "Your profile and account";
export const yourBuddies = "Your buddies";

export const forgotPassword = "Forgot your password?";
export const forgotLead = "We'll send you a link to choose a new one.";
export const rememberedIt = "Remembered it?";
export const logIn = "Log in";
export const choosePassword = "Choose a new password";
export const chooseLead = "It replaces the one you forgot, and logs out all your devices.";
export const linkTooOld = "Link expired?";
export const askForNew = "Ask for a new one";
export const orAskForNew = "ask for a new one";
export const confirmAddress = "Confirm your address";
export const confirmLead = "Press the button, and we'll know that it's yours.";
export const askForNewAtHome = "Ask for a new one on your Home page";
export const login = "Login";
export const loginLead = "Good to see you again. Your circle is waiting.";
export const noAccount = "No account yet?";
export const signUp = "Sign up";
export const register = "Register";
export const registerLead = "All you need is a name, an email and a password.";
export const registerToJoin = "All you need is a name, an email and a password. Then you are in the group.";
export const signUpRefused = { closed: "Sign-up is closed for now.", invited: "Sign-up is by invitation." };
export const haveAccount = "Already have an account?";

export const learnings = "Learning Recommendation";
export const learningsLead = "Tell us what you would like to learn, and we'll find books that teach it.";

export const groups = "Groups";
export const groupsTitle = "Welcome to the group posts";
export const groupsLead = "Say what you're learning, and find people to learn it with.";
export const startGroup = "Start a group";
export const group = "Group";
export const groupActions = "More actions for this group";
/** Below the name of a group. */
export const startedBy = "started by {author}";
export const groupOfTwo = "Your group of two";
export const partsOfGroup = "Parts of the group";
export const groupViews = { about: "About", discussion: "Discussion", sessions: "Sessions", room: "Room" };
/** With how many people asked to join, and wait there for an answer. */
export const aboutWaiting = (count: number) => `About (${formatCount(count)})`;
export const groupDeleted = "This group was deleted";
export const groupDeletedText =
  "Or you can't see it any more. What you were writing wasn't sent. You can copy it here.";
export const unsent = { reply: "Your reply", answer: "Your answer", edit: "Your changes" };
export const copyText = "Copy text";
export const textCopied = "The text is copied.";
export const toGroups = "Go to the groups";
export const noGroup = "We can't find this group";
export const noGroupText = "It may have been deleted, or there may be a typo in the address.";

export const noMember = "We can't find this member";
export const noMemberText = "They may have left, or there may be a typo in the address.";
export const profileMissing = "This profile didn't load";
export const directoryNote = "Newest profiles come first. Want to be found here? {link}";
export const updateProfile = "Update your profile";

export const noPage = "We can't find this page";
export const noPageText = "It may have been deleted, or there may be a typo in the address.";
export const goHome = "Go to the homepage";
export const meetBuddies = "Meet buddies";

export const notificationSettings = "Notification settings";
export const unsubscribe = "No more of these emails?";
export const unsubscribeLead = "Press the button to stop them.";
export const decline = "Can't make it?";
export const declineLead = "Press the button, and your place goes to the next in line.";
export const otherSessions = "Want other reminders?";
export const orDeclineThere = "say so on the session's page";
export const otherMails = "Want other emails?";
export const orChooseMails = "choose your emails in the notification settings";
