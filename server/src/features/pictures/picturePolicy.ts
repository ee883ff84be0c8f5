import { declareActions, members } from "../../platform/authorization/actions";

export const pictureActions = declareActions("picture", { upload: members }, { "posts:write": ["upload"] });
