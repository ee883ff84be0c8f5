import { definePersonalData } from "../../platform/personalData/personalData";

export const notificationData = definePersonalData(
  {
    table: "notifications",
    isOfEveryAccount: true,
    member: "user_id",
    key: ["created_at", "id"],
    exported: [
      "id",
      "user_id",
      "kind",
      "subject_id",
      "size",
      "is_in_app",
      "started_at",
      "created_at",
      "read_at",
      "mailed_at",
    ],
    impersonal: ["is_mail_waiting"],
  },
  {
    table: "notification_events",
    name: "notification-events",
    member: "user_id",
    key: ["user_id", "event_id"],
    exported: ["user_id", "notification_id", "times", "created_at"],
    // What another member did, who may have blocked this one since.
    secret: ["actor_id", "source_id"],
    impersonal: ["event_id"],
  },
  {
    table: "notification_inboxes",
    isOfEveryAccount: true,
    name: "notification-list",
    member: "user_id",
    key: ["user_id"],
    exported: ["user_id"],
    impersonal: ["version", "digest_at", "last_event"],
  },
  {
    table: "feed_events",
    name: "event-feed",
    member: "user_id",
    key: ["user_id", "number"],
    exported: ["user_id", "number", "kind", "subject_id", "created_at"],
    // What another member did, who may have blocked this one since.
    secret: ["actor_id", "source_id"],
    impersonal: ["event_id"],
  },
  {
    table: "notification_settings",
    name: "notification-settings",
    member: "user_id",
    key: ["user_id", "kind"],
    exported: ["user_id", "kind", "is_in_app", "mail"],
  },
  {
    table: "notification_mails",
    name: "notification-mails",
    member: "user_id",
    key: ["created_at", "id"],
    exported: ["id", "user_id", "local_date", "handed_at", "created_at"],
  },
  {
    table: "unsubscribe_links",
    name: "unsubscribe-links",
    member: "user_id",
    key: ["hash"],
    exported: ["user_id", "kind", "group_id", "created_at"],
    secret: ["hash"],
  },
);
