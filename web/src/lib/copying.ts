/**
 * Copies text to the clipboard; false if the browser refuses.
 *
 * Browsers offer the clipboard only to secure pages and localhost, so not to a table hosted at home. There the text is copied
 * from a temporary field.
 */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
