/** Saves what the service answers as a file: for addresses that need a token, which a link cannot carry. */
export async function saveFile(url: string, request: RequestInit): Promise<void> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new TypeError("the file did not download");
  const [, name = "study-circle.zip"] =
    /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
