import { countOf } from "../../ui/formatCount";

export const login = "Login";
export const register = "Register";
export const name = "Name";
export const emailAddress = "Email Address";
export const gravatarHint = "This site uses Gravatar: for a profile image, use an email with a Gravatar.";
export const password = "Password";
export const passwordHint = "At least 8 characters.";
export const confirmPassword = "Confirm Password";
export const passwordsDiffer = "Password do not match";
export const forgotPassword = "Forgot your password?";

export const demoHint = "Just looking around? Use the demo account:";
export const demoEmail = "Email";
export const tryDemo = "Try the demo";

export const tooShort = (minLength: number) => `Too short: use at least ${minLength} characters.`;
export const oneCharacter = "Choose another password: this is one character, repeated.";
export const ownName = "Choose another password: this is mostly your name or email.";
export const commonStart = "Easy to guess: many passwords start like this, and we refuse the most common ones.";
export const fewCharacters = "Easy to guess: it repeats a few characters.";
export const fairPassword = "Fair. Another word would make it much harder to guess.";
export const strongPassword = "Strong: long passwords are hard to guess.";

export const openGroups = "Open groups right now";
export const chooseGroup = "Choose one, and you'll go straight to it.";
export const loadingGroups = "Loading groups";
export const groupsMissing = "The groups didn't load. You can still log in.";
export const peopleIn = (count: number) => countOf(count, "person", "people");
export const opensAfterLogin = "Opens after you log in";

export const waitingForConnection = "Waiting for a connection";
export const loginKept =
  "We couldn't reach Study Circle. You're still logged in, and this page will open when you're back online.";
export const tryAgain = "Retry";
export const accountDeleted = "Your account has been permanantly deleted";

export const loginAgainLead =
  "You've been logged out. Log in to continue where you were: what you wrote is still here.";
export const noAccount = "No account yet?";
export const signUp = "Sign up";

export const passkeyLogin = "Log in with a passkey";
export const passkeyNeedsName = "Passkeys don't work at this address of the site.";

export const registrationsClosed =
  "This site takes no new members at the moment. If you have an account already, log in as usual.";
export const invitationNeeded =
  "You need an invitation to sign up here. Ask the people who run this site for one, and open the link in their email. If you have an account already, log in as usual.";
