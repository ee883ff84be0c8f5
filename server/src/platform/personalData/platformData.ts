import { definePersonalData } from "./personalData";

const ofNobody = (table: string, ...impersonal: string[]) => ({ table, member: null, impersonal });
/** Tables without a feature. */
export const platformData = definePersonalData(
  {
    table: "idempotency_keys",
    isOfEveryAccount: true,
    name: "create-requests",
    member: "user_id",
    key: ["user_id", "key"],
    exported: ["user_id", "key", "result_id", "created_at"],
    impersonal: ["request_hash"],
  },
  ofNobody("migrations", "id", "timestamp", "name"),
  ofNobody("zone_data", "is_only", "version"),
  ofNobody("site_settings", "name", "value", "changed_at"),
  ofNobody("daily_counts", "day", "name", "value"),
  // Of networks and providers, not of members.
  ofNobody("bans", "id", "network", "mail_domain", "reason", "until", "created_at"),
  // Events and jobs contain only ids of rows that are in the copy themselves.
  { table: "outbox", member: null, secret: ["data"], impersonal: ["id", "kind", "event_id"] },
);
