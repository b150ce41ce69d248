import { landed } from '@/shared/plugin-files';

/**
 * Puts a style sheet into the document, where it stays. A page in its place, such as the log-in page of a hotel, loads
 * too, and has no rules.
 */
export function styleHere(path: string, patienceMs: number): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: path });
  const hasRules = () => Boolean(link.sheet?.cssRules.length);
  return landed(link, patienceMs, () => new Error(`${path} did not come`), hasRules);
}
