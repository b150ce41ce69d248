import { attach, combine, createEvent, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { createGuard, joinPath, pass, redirect } from '@/shared/routing';

import { areChanged, confirmPath, isExempt } from '../lib/terms';
import { $agreement, $confirmedAt, readAgreementFx } from './terms';

/** How long an answer is taken for good. Spec: api §3. */
const freshMs = 60_000;
/** The backend refuses what needs the terms (451), so a page need not wait for it. */
const patienceMs = 2000;

export const $isTermsOn = $siteConfig.map((config) => config?.config.isAvailableConfirmTerms === true);

/** Where to go on to is in the address, so that a reload does not forget it. */
export const confirmAddress = (language: string, target: string): string =>
  `${confirmPath}?${new URLSearchParams({ from_url: joinPath(language, target) }).toString()}`;

/** A player agrees to changed terms before he goes on. Spec: shell §4, GUARD-12, BOOT-19. */
export const termsGuard = createGuard({
  name: 'terms confirmation',
  source: combine({
    isOn: $isTermsOn,
    isAuth: $isAuth,
    agreement: $agreement,
    confirmedAt: $confirmedAt,
    language: $language,
  }),
  isEarly: true,
  patience: { ms: patienceMs, silence: pass },
  check: async ({ isOn, isAuth, agreement, confirmedAt, language }, { path, search, hash, meta }) => {
    if (!isOn || !isAuth || isExempt(meta)) return pass();
    const now = Date.now();
    const isFresh = agreement !== null && now - agreement.readAt < freshMs;
    const current = isFresh ? agreement : await readAgreementFx({ now }).catch(() => null);
    if (current === null || !areChanged(current, confirmedAt)) return pass();
    return redirect(confirmAddress(language, `${path}${search}${hash}`));
  },
});

/** The backend says that the terms have changed: what was read before counts no more. */
export const termsPushed = createEvent();
const rereadFx = attach({ mapParams: () => ({ now: Date.now() }), effect: readAgreementFx });
sample({ clock: termsPushed, source: $isTermsOn, filter: Boolean, fn: () => undefined, target: rereadFx });
/** A push was right: the player who is here has not agreed to them. */
export const termsOutdated = sample({
  clock: rereadFx.doneData,
  source: $confirmedAt,
  filter: (confirmedAt, agreement) => areChanged(agreement, confirmedAt),
  fn: () => undefined,
});

// The next player has agreed to nothing yet.
sample({ clock: $isAuth, fn: () => null, target: [$agreement, $confirmedAt] });
