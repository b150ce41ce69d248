import { putLink } from './put-link';

/** Puts a style sheet into the document, where it stays. A page in its place, as from a hotel's portal, loads too, and has no rules. */
export function styleHere(path: string, patienceMs: number): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: path });
  return putLink(link, patienceMs, () => Boolean(link.sheet?.cssRules.length));
}
