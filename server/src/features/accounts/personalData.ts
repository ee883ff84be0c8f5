import { definePersonalData } from "../../platform/personalData/personalData";

export const accountData = definePersonalData(
  {
    table: "users",
    name: "account",
    member: "id",
    exported: [
      ...["id", "name", "email", "face", "role", "absence", "email_verified_at", "verification_sent_at", "created_at"],
    ],
    // A member who was blocked must not learn it.
    secret: ["password_hash", "has_blocks", "has_private_groups"],
    impersonal: ["email_key", "email_rank", "token_version", "link_version", "face_version", "mail_score"],
  },
  {
    table: "absences",
    member: "user_id",
    key: ["user_id", "kind"],
    exported: ["user_id", "kind", "until", "reason", "keeps_content", "created_at"],
  },
  // It names nobody, and the member with that address has left.
  { table: "held_addresses", member: null, secret: ["hash"], impersonal: ["until"] },
  {
    table: "sessions",
    isOfEveryAccount: true,
    name: "devices",
    member: "user_id",
    exported: ["user_id", "name", "created_at", "last_seen_at", "expires_at", "ended_at", "confirmed_at"],
    secret: ["id"],
    impersonal: ["token_version"],
  },
  {
    table: "session_ends",
    name: "device-ends",
    member: "user_id",
    exported: ["user_id", "ended_at"],
    secret: ["token_id"],
    impersonal: ["id"],
  },
  {
    table: "access_tokens",
    isOfEveryAccount: true,
    name: "access-tokens",
    member: "user_id",
    exported: ["id", "user_id", "name", "last_four", "scopes", "created_at", "expires_at", "last_used_on"],
    secret: ["hash"],
    impersonal: ["token_version"],
  },
  {
    table: "account_tokens",
    isOfEveryAccount: true,
    name: "links-sent-by-mail",
    member: "user_id",
    key: ["hash"],
    exported: ["user_id", "purpose", "asked_at", "expires_at"],
    secret: ["hash"],
  },
  {
    table: "email_changes",
    isOfEveryAccount: true,
    name: "email-changes",
    member: "user_id",
    exported: ["id", "user_id", "old_email", "new_email", "asked_at", "confirmed_at", "expires_at"],
    impersonal: ["old_key"],
  },
  // Of people who are no members yet: it is removed when they sign up, or after two weeks.
  {
    table: "sign_up_invitations",
    member: null,
    secret: ["email", "email_key", "hash"],
    impersonal: ["id", "expires_at", "created_at"],
  },
  {
    table: "passkeys",
    isOfEveryAccount: true,
    member: "user_id",
    exported: ["id", "user_id", "name", "transports", "created_at", "last_used_at"],
    secret: ["credential_id", "public_key", "counter"],
  },
  {
    table: "passkey_ceremonies",
    isOfEveryAccount: true,
    name: "passkey-ceremonies",
    member: "user_id",
    exported: ["user_id", "expires_at"],
    secret: ["id", "challenge"],
  },
);
