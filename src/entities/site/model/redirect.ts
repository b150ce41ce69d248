import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { known } from '@/shared/known';
import { pause } from '@/shared/lib/clock';
import { logError } from '@/shared/lib/logger';
import { createPart, loaded } from '@/shared/part';
import {
  createGuard,
  everyPage,
  leave,
  navigateTo,
  pass,
  redirect,
  type RedirectTarget,
  splitPath,
  type Verdict,
} from '@/shared/routing';

/** The page waits no longer than this for the service. Fault F12. */
const patienceMs = 2000;

/** Always in production; elsewhere when the address asks for it. Spec: shell §2, §4, decision D-99. */
export const isRedirectChecked = (search: string, mode: string = import.meta.env.MODE): boolean =>
  mode === 'production' || new URLSearchParams(search).has('redirect-service');

const checkPart = createPart({ name: 'redirect', load: () => import('../lib/redirect') });

/** The page asks once when it loads, because nothing inside the site changes what the service decides by. */
const redirectCheckFx = createEffect(async (here: string): Promise<RedirectTarget | null> => {
  const inScope = scopeBind(<T>(run: () => Promise<T>) => run(), { safe: true });
  const { checkRedirect } = await loaded(checkPart);
  return checkRedirect(inScope, here);
});

/** `at`: when the page asked, epoch ms. */
type Check = { answer: Promise<RedirectTarget | null>; at: number };

/** The page begins. It asks the service at once, while everything else loads, because it waits for this guard first. */
export const redirectCheckStarted = createEvent();
const startFx = createEffect((): Check | null => {
  const { href, search } = globalThis.location;
  if (!isRedirectChecked(search)) return null;
  const answer = scopeBind(redirectCheckFx, { safe: true })(href);
  // The guard takes the failure, if a navigation gets that far.
  answer.catch(() => undefined);
  return { answer, at: Date.now() };
});
sample({ clock: redirectCheckStarted, target: startFx });
const $started = known(createStore<Check | null>(null).on(startFx.doneData, (_, check) => check));

const heardFx = createEffect(() => undefined);
const $isHeard = known(createStore(false).on(heardFx, () => true));

/** Leaves the page when the answer arrives after it was shown. */
export const leaveLateFx = createEffect((url: string) => {
  location.replace(url);
});

const partsOf = (target: string) => {
  const { pathname, search, hash } = new URL(target, 'https://own.invalid');
  const { path, language } = splitPath(pathname);
  return { path: `${path}${search}${hash}`, language };
};

/** The code of the check did not load. That is no reason to keep anybody from the page. */
const noAdvice = (error: unknown): Verdict => {
  logError('Redirect check failed', error);
  return pass();
};

/** The site's own service may send a visitor elsewhere. Spec: shell §4, GUARD-03, REDIR-01 to REDIR-06. */
export const redirectGuard = createGuard({
  name: 'redirector',
  source: { started: $started, isHeard: $isHeard },
  stops: everyPage,
  isEarly: true,
  check: async ({ started, isHeard }, { isFirst, search, signal }) => {
    if (isHeard || !isFirst || !isRedirectChecked(search)) return pass();
    const ask = scopeBind(redirectCheckFx, { safe: true });
    const go = scopeBind(navigateTo, { safe: true });
    const leaveLate = scopeBind(leaveLateFx, { safe: true });
    const hear = scopeBind(heardFx, { safe: true });
    await hear();
    const { answer, at } = started ?? { answer: ask(globalThis.location.href), at: Date.now() };
    let isLate = false;
    const verdict = answer.then((target): Verdict => {
      if (target === null || signal.aborted) return pass();
      if (target.kind === 'document') {
        if (isLate) void leaveLate(target.url);
        return leave(target.url);
      }
      const { path, language } = partsOf(target.path);
      const to = language === null ? { path } : { path, language };
      if (isLate) go({ ...to, replace: true });
      return language === null ? redirect(path) : redirect(path, language);
    }, noAdvice);
    // The time counts from the question. The service need not answer for other delays of the page.
    const inTime = await Promise.race([verdict, pause(patienceMs - (Date.now() - at), null)]);
    isLate = inTime === null;
    return inTime ?? pass();
  },
});
