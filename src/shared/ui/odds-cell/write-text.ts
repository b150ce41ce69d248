/**
 * Writes a text into an element that React leaves empty. A translator of the browser may have put its own text in the place
 * of ours, which then hangs nowhere: what is shown must be the text that we write.
 */
export function writeText(place: HTMLElement, text: Text, data: string): void {
  text.data = data;
  if (text.parentNode !== place) place.replaceChildren(text);
}
