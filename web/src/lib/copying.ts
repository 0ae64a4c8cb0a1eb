/**
 * Puts text on the clipboard; false where the browser does not let us.
 *
 * Browsers lend their clipboard to encrypted pages and to this machine only; a host at home has neither. There the text is
 * copied from a field that shows it.
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
