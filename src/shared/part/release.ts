/** All files of a part are here, and the browser still does not run it: it remembers a failure of this document for good. */
export class NotRun extends Error {}

const entry = /<script type="module"[^>]* src="([^"]+)"/;

/** The release that the server gives out now, by the name of its entry; null where it does not say. */
export async function releaseNow(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return entry.exec(await answer.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/** This page is made of that release. */
export const isOwnRelease = (name: string): boolean => document.querySelector(`script[src="${name}"]`) !== null;
