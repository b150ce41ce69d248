/** What search engines show of a description. */
export const mostSigns = 160;

/** Ends at a word, with an ellipsis, where the text is longer than anybody shows. */
export function shortened(text: string): string {
  const words = text.trim();
  if (words.length <= mostSigns) return words;
  const cut = words.slice(0, mostSigns - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]{1,4}$/u, '')}…`;
}
