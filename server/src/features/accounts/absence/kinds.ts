/** Why a member is not there for others. */
export type Absence = "SUSPENDED" | "LEAVING";
