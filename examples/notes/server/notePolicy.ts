import { declareActions, members } from "../../platform/authorization/actions";

export const noteActions = declareActions("note", { readOwn: members, write: members });
