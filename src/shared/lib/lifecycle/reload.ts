/** At most one reload in this time. Spec: shell §8. */
const pauseMs = 60_000;
const key = 'openbook.reloadedAt';

/** `last`: when the page was last reloaded by itself, epoch ms. */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last >= pauseMs || last > now;

function readLast(): number | null {
  const last = Number(sessionStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(last) ? last : null;
}

/** Loads the page anew when that has not just been tried; false when it has, or when nobody can remember it. */
export function reloadOnce(): boolean {
  try {
    if (!mayReload(readLast(), Date.now())) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

const releaseKey = 'openbook.reloadedFor';

/** Loads the page anew for a release, once a tab; false when that was done and did not help, or when nobody can remember it. */
export function reloadFor(release: string): boolean {
  try {
    if (sessionStorage.getItem(releaseKey) === release) return false;
    sessionStorage.setItem(releaseKey, release);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
