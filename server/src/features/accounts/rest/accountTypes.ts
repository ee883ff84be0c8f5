import { password } from "../limits";
import { avatar, id, timestamp, named, objectOf, text } from "../../../platform/rest/schema";

const memberId = id("The member's id.");
const name = text("What the member wants to be called.", "Nia Okafor");

export const newPasswordRule = `${password.min} to ${password.max} characters, but none of the most common passwords, nor the name or the address.`;

export const Token = named(
  "Token",
  objectOf({
    token: text("Send it as the header `x-auth-token`. It is valid for seven days.", "eyJhbGciOiJIUzI1NiJ9.…"),
  }),
);

export const User = named(
  "User",
  objectOf({
    _id: memberId,
    name,
    email: text(
      "Only ever shown to its owner; empty for an access token without `email:read`. May have letters of any script.",
      "nia@example.com",
    ),
    avatar,
    date: timestamp("When the member signed up."),
  }),
);

export const Member = named("Member", objectOf({ _id: memberId, name, avatar }));
