import { saveFile } from "../../../shared/saveFile";
import { readToken } from "../../accounts/tokenStore";

/** Saves the viewer's copy. */
export const downloadCopy = (url: string): Promise<void> =>
  saveFile(url, { headers: { "x-auth-token": readToken() ?? "" } });
