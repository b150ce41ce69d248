/** An origin without a path, as `https://chat.example`. Never a pattern. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/.test(text);

type Framed = { kind: string; entry: string };

/** The listed origin from which an entry's page comes; null when it is not listed. */
export const frameOrigin = ({ entry }: Pick<Framed, 'entry'>, listed: readonly string[]): string | null =>
  listed.find((origin) => entry.startsWith(`${origin}/`)) ?? null;

/** Origins that the page's policy lets into frames: listed, and of an entry, switched on or not. */
export const framedOrigins = (entries: readonly Framed[], listed: readonly string[]): string[] => {
  const origins = entries
    .filter(({ kind }) => kind === 'frame')
    .flatMap((entry) => frameOrigin(entry, listed.filter(isOrigin)) ?? []);
  return [...new Set(origins)].sort();
};
