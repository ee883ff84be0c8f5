export interface Example {
  query: string;
  variables?: Record<string, unknown>;
}

/* For those who have an account already. */

export const forgotPassword: Example = {
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
