import { formatCount } from "../../shared/formatCount";

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

export const tooShort = (shortest: number) => `Too short: use at least ${shortest} characters.`;
export const oneCharacter = "Refused: it is one character, repeated.";
export const ownName = "Refused: it is little more than your name or email.";
export const commonStart = "Easy to guess: many passwords begin like this, and the most common are refused.";
export const fewCharacters = "Easy to guess: it repeats a few characters.";
export const fairPassword = "Fair. Another word would make it much harder to guess.";
export const strongPassword = "Strong: long passwords are hard to guess.";

export const openGroups = "Open groups right now";
export const chooseGroup = "Choose one, and you will land in it.";
export const loadingGroups = "Loading groups";
export const groupsMissing = "The groups didn’t load. You can still log in.";
export const peopleIn = (count: number) => (count === 1 ? "1 person" : `${formatCount(count)} people`);
export const opensAfterLogin = "Opens after you log in";

export const waitingForConnection = "This page is waiting for the connection";
export const loginKept =
  "We couldn't reach Study Circle. Your login is kept, and this page opens when you're back online.";
export const tryAgain = "Try again";
export const accountDeleted = "Your account has been permanantly deleted";

export const loginAgainLead = "You've been logged out. Log in to go on where you were: what you wrote is still here.";
export const noAccount = "No account yet?";
export const signUp = "Sign up";

export const passkeyLogin = "Log in with a passkey";
export const passkeyNeedsName =
  "Passkeys belong to a site's name. Open this site by its name, not by a number, to use them.";
