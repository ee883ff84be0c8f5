import { saveFile } from "../../../shared/saveFile";

/** Saves the file. The token goes in the body: a link with it would be in the history of the browser. */
export async function downloadAbsentCopy(id: string, limitedToken: string): Promise<void> {
  await saveFile(`/api/me/exports/${id}/download`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ limitedToken }),
  });
}
