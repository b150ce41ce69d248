/**
 * All files of a part have loaded, and the browser still does not run it: the browser remembers a failure for as long
 * as this document lives.
 */
export class NotRun extends Error {}

const entry = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * The release that the server gives out now, by the name of its entry file. Null when the answer names none, or when
 * there is no answer.
 */
export async function releaseNow(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return entry.exec(await answer.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Is this page of that release? */
export const isOwnRelease = (name: string): boolean => document.querySelector(`script[src="${name}"]`) !== null;
