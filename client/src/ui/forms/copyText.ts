/** Copies what a field holds. Pages without TLS have no clipboard; there, the old command copies what is selected. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement | null): Promise<void> {
  if (!field) return;
  field.select();
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) return clipboard.writeText(field.value);
  document.execCommand("copy");
}

/** Copies a text that no field holds. */
export async function copyValue(text: string): Promise<void> {
  const field = document.createElement("input");
  field.value = text;
  document.body.append(field);
  try {
    await copyText(field);
  } finally {
    field.remove();
  }
}
