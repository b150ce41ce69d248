import { answerOf } from '@/shared/api';
import { logWarning } from '@/shared/lib/logger';
import { type RedirectTarget, redirectTarget } from '@/shared/routing';

import { type RedirectAdvice, redirectQuery } from '../api/redirect-light';

/** When the service replaces more documents in a row than this, its rules loop. Threat T16. */
const loop = { hops: 3, ms: 10_000 };
const key = 'openbook.redirects';

const askFx = answerOf(redirectQuery);

/** Where the answer leads: never to this page itself, and only to http(s) addresses. Spec: REDIR-05, REDIR-06. */
export function targetOf({ isWanted, url }: RedirectAdvice, here: string): RedirectTarget | null {
  if (!isWanted) return null;
  const { origin, href } = new URL(here);
  const target = redirectTarget(url, { allow: 'any', origin });
  if (target === null) {
    logWarning('Redirect service: incorrect format of the address', url);
    return null;
  }
  const isHere = new URL(target.kind === 'own' ? target.path : target.url, origin).href === href;
  return isHere ? null : target;
}

/** Counts the documents that the service replaces. True when there were too many in a short time. */
export function isLooping(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const recent = (storage.getItem(key) ?? '')
    .split(',')
    .map(Number)
    .filter((at) => at > now - loop.ms && at <= now);
  if (recent.length >= loop.hops) return true;
  storage.setItem(key, [...recent, now].join(','));
  return false;
}

function isRefused(target: RedirectTarget): boolean {
  try {
    if (!isLooping(Date.now(), sessionStorage)) return false;
  } catch {
    return false;
  }
  logWarning('Redirect service: a loop', target);
  return true;
}

/** The whole check of one address. Null: stay here. */
export async function checkRedirect(
  inScope: <T>(run: () => Promise<T>) => Promise<T>,
  here: string,
): Promise<RedirectTarget | null> {
  // Without an answer the page stays.
  const advice = await inScope(() => askFx(here)).catch(() => null);
  const target = advice === null ? null : targetOf(advice, here);
  return target === null || isRefused(target) ? null : target;
}
