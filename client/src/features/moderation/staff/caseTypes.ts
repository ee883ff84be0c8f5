import type { CaseFileQuery } from "../../../generated/staffHooks";

export type File = NonNullable<CaseFileQuery["moderationCase"]>;
export type Case = File["case"];
