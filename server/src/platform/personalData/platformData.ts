import { jobSchema } from "../jobs/jobSql";
import { definePersonalData } from "./personalData";

const ofNobody = (table: string, ...impersonal: string[]) => ({ table, member: null, impersonal });
const retries = ["retry_limit", "retry_delay", "retry_backoff"];
const job = [
  ...["id", "name", "priority", "state", "retry_count", "start_after", "started_on", "singleton_key", "singleton_on"],
  ...["expire_in", "created_on", "completed_on", "keep_until", "output", "dead_letter", "policy", ...retries],
];

/** Tables without a feature. Jobs contain only ids of rows that are in the copy themselves. */
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
  { table: `${jobSchema}.job`, member: null, secret: ["data"], impersonal: job },
  { table: `${jobSchema}.archive`, member: null, secret: ["data"], impersonal: [...job, "archived_on"] },
  ofNobody(
    `${jobSchema}.queue`,
    ...["name", "policy", ...retries, "expire_seconds", "retention_minutes", "dead_letter", "partition_name"],
    ...["created_on", "updated_on"],
  ),
  ofNobody(`${jobSchema}.schedule`, "name", "cron", "timezone", "data", "options", "created_on", "updated_on"),
  ofNobody(`${jobSchema}.subscription`, "event", "name", "created_on", "updated_on"),
  ofNobody(`${jobSchema}.version`, "version", "maintained_on", "cron_on", "monitored_on"),
);
