import type { Example } from "./example";

export const signUp: Example = {
  title: "Sign up",
  line: "Make an account of your own.",
  query: `# No account yet? Fill in the variables below;
# passwords have at least 8 characters.
mutation SignUp($input: RegisterInput!) {
  register(input: $input) {
    token
    user {
      id
      name
    }
  }
}
`,
  variables: { input: { name: "", email: "", password: "" } },
};

export const forgotPassword: Example = {
  title: "Forgot your password",
  line: "Mails a link to choose a new one.",
  query: `# Sends a link to a new password. Without a mail server
# it can be read at /mail, on the server's own machine.
# Members have resendVerification for their own address.
mutation ForgotPassword($email: String!) {
  requestPasswordReset(input: { email: $email }) {
    nextInSeconds
  }
}
`,
  variables: { email: "" },
};

export const newPassword: Example = {
  title: "New password",
  line: "With the token of that link.",
  query: `# The token is what follows #token= in the link.
# A link that confirms an address works the same way:
# verifyEmail(input: { token: $token }).
mutation NewPassword($token: String!, $newPassword: String!) {
  resetPassword(input: { token: $token, newPassword: $newPassword }) {
    name
  }
}
`,
  variables: { token: "", newPassword: "" },
};

export const myAccount: Example = {
  title: "My account",
  line: "Devices, passkeys, and confirming who you are.",
  query: `# For members: run LogIn first. Confirm counts for ten
# minutes; then SignOutOthers works, and changeEmail,
# removePasskey and deleteAccount, too.
query MyAccount {
  me {
    email
    devices {
      id
      name
      lastSeenAt
      isCurrent
    }
    passkeys {
      id
      name
    }
  }
}

mutation Confirm($password: String!) {
  confirmIdentity(input: { password: $password }) {
    expiresAt
  }
}

mutation SignOutOthers {
  signOutOtherDevices {
    devices {
      name
    }
  }
}
`,
  variables: { password: "" },
};
