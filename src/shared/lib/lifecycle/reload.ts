/** The page reloads itself at most once in this time. Spec: shell §8. */
const pauseMs = 60_000;
const key = 'openbook.reloaded';

/** What the page last reloaded itself for, and when (epoch ms). */
type Reload = { at: number; release: string };

/** A page reloads once for each release, because a second time would not help either, and never twice in a minute. */
export const mayReload = (last: Reload | null, release: string, now: number): boolean =>
  last === null || (last.release !== release && (now - last.at >= pauseMs || last.at > now));

function readLast(): Reload | null {
  const [at, release = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
  return release === '' ? null : { at: Number(at), release };
}

/** Reloads the page because the server gives out `release`. Returns false when that is no use, or when it cannot remember. */
export function reloadFor(release: string): boolean {
  try {
    if (!mayReload(readLast(), release, Date.now())) return false;
    sessionStorage.setItem(key, `${String(Date.now())} ${release}`);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
