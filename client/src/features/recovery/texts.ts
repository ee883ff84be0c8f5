import { countOf } from "../../ui/formatCount";

export const emailSection = "Your email address";
export const mailStopped = "Emails to your address came back, so we stopped sending them.";
export const newLinkSent = "We sent you a new link. Check your spam folder too.";
export const pleaseConfirm = "Please confirm your email address with the link we sent you.";
export const mailOnItsWay = "The email is on its way.";
export const againIn = (wait: string) => `You can send it again in ${wait}`;
export const tryAgain = "Try again";
export const sendAgain = "Send it again";

export const forgotPassword = "Forgot password";
export const emailAddress = "Email Address";
export const linkSent =
  "If there is an account with {address}, a link is on its way. It works for 30 minutes. Check your spam folder too.";
export const nextMailIn = (wait: string) => `You can ask for another email in ${wait}.`;
export const sendLink = "Send me a link";

export const choosePassword = "Choose a new password";
export const newPassword = "New password";
export const passwordHint = "At least 8 characters.";
export const changePassword = "Change password";
export const passwordChanged = "Your password was changed. Log in with the new one.";

export const confirmAddress = "Confirm my address";
export const addressConfirmed = "Thank you! Your address is confirmed.";
export const goToPage = "Go to your page";
export const logIn = "Log in";
export const wholeLinkNeeded = "You need the whole link from our email.";
export const incompleteLink = (advice: string) =>
  `Part of this link is missing. Open the whole link from your email, or ${advice}.`;

export const seconds = (count: number) => countOf(count, "second", "seconds");
export const minutes = (count: number) => countOf(count, "minute", "minutes");
export const hours = (count: number) => countOf(count, "hour", "hours");

export const undoTitle = "Restore your old address";
export const undoLead = "Your account gets its old email address again, and all devices are logged out.";
export const bringBack = "Restore it";
export const broughtBack =
  "Your old address is back, and all devices are logged out. Your old password and passkeys no longer work: choose a new password.";
export const linkTooOld = "Link expired?";
export const askForPassword = "Ask for a new password";
export const askAdvice = "ask for a new password";

export const removePasskeys = "Also remove all my passkeys";
export const passkeys = "Passkeys of your account";
export const passkeysLead =
  "These passkeys can log in to your account. If somebody else may have made one, remove them.";
export const removeThese = (count: number) => (count === 1 ? "Remove this passkey" : "Remove these passkeys");
