import { declareMessages } from "../../messages";

export const accountMessages = declareMessages("accounts", {
  invalidCredentials: "Invalid Credentials",
  emailTaken: "Email already registered",
  nameRequired: "Name is required",
  emailInvalid: "Please include a valid email",
  passwordRequired: "Password is required",
  passwordTooShort: "Please enter a password with {min} or more characters",
  passwordTooLong: "Please enter a password with at most {max} characters",
  passwordCommon: "Please choose another password: this one is among the most common",
  noSuchChoice: "{field} is not one of the choices",
});
