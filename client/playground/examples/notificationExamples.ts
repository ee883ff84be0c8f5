import type { Example } from "./example";

export const myNotifications: Example = {
  title: "My notifications",
  line: "What happened, newest first.",
  query: `# For members: run LogIn first. MarkRead takes their
# ids.
query MyNotifications {
  me {
    notifications(first: 5) {
      nodes {
        id
        summary
        isRead
        createdAt
      }
    }
  }
}

mutation MarkRead($ids: [ID!]!) {
  markNotificationsRead(input: { ids: $ids }) {
    id
  }
}
`,
  variables: { ids: [] },
};

export const notificationSettings: Example = {
  title: "Notification settings",
  line: "What you are notified of, and how.",
  query: `# For members: what you are notified of, and how.
# DAILY and WEEKLY gather in a digest at 08:00 of
# digestTimeZone.
query NotificationSettings {
  me {
    digestTimeZone
    notificationSettings {
      kind
      label
      isInApp
      mail
      isFixed
    }
  }
}

mutation SendDigest($kind: NotificationKind!, $mail: MailFrequency!) {
  setNotificationSetting(input: { kind: $kind, mail: $mail }) {
    label
    isInApp
    mail
  }
}
`,
  variables: { kind: "REPLY", mail: "WEEKLY" },
};
