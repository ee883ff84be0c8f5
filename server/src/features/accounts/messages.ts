import { declareMessages } from "../../messages";

export const accountMessages = declareMessages("accounts", {
  invalidCredentials: "Invalid Credentials",
  emailTaken: "Email already registered",
  nameRequired: "Name is required",
  sameEmail: "This is your email address already",
  emailInvalid: "Please include a valid email",
  passwordRequired: "Password is required",
  passwordTooShort: "Please enter a password with {min} or more characters",
  passwordTooLong: "Please enter a password with at most {max} characters",
  passwordCommon: "Please choose another password: this one is among the most common",
  passwordOwnName: "Please choose another password: this one is little more than your name or email",
  passwordWasChanged: "Your password was changed. If it wasn't you, choose a new one now.",
  wrongPassword: "This is not your current password",
  confirmFirst: "Please confirm first that it is you.",
  sharedAccount: "The demo account is shared, so this can't be changed. Sign up for an account of your own.",
  noSuchDevice: "This device is not signed in any more.",
  linkEnded: "This link was used already, or is too old. Ask for a new one.",
  mailOff: "This site does not send mail. Please ask the people who run it.",
  noSuchChoice: "{field} is not one of the choices",
});
