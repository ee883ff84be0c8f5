/** Why a member is absent. */
export type Absence = "SUSPENDED" | "LEAVING";
