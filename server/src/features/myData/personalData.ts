import { definePersonalData } from "../../platform/personalData/personalData";

export const myDataData = definePersonalData(
  {
    table: "data_exports",
    name: "copies-of-my-data",
    member: "user_id",
    exported: ["id", "user_id", "state", "day", "size", "created_at", "expires_at"],
    impersonal: ["run_id"],
  },
  // What is in a copy is in the next one, too.
  { table: "data_export_pieces", member: null, secret: ["bytes"], impersonal: ["export_id", "run_id", "position"] },
);
