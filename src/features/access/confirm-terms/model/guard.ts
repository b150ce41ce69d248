import { attach, createEvent, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { known } from '@/shared/known';
import { createGuard, joinPath, pass, redirect } from '@/shared/routing';

import { areChanged, confirmPath, isExempt } from '../lib/terms';
import { $agreement, $confirmedAt, readAgreementFx } from './terms';

/** How long the page trusts an answer. Spec: api §3. */
const freshMs = 60_000;
/** The backend itself refuses what needs the terms (451), so a page need not wait for the answer. */
const patienceMs = 2000;

export const $isTermsOn = known($siteConfig.map((config) => config?.config.isAvailableConfirmTerms === true));

/** The address says where to go on to, so that a reload does not forget it. */
export const confirmAddress = (language: string, target: string): string =>
  `${confirmPath}?${new URLSearchParams({ from_url: joinPath(language, target) }).toString()}`;

/** Players agree to changed terms before they go on. Spec: shell §4, GUARD-12, BOOT-19. */
export const termsGuard = createGuard({
  name: 'terms confirmation',
  source: {
    isOn: $isTermsOn,
    isAuth: $isAuth,
    agreement: $agreement,
    confirmedAt: $confirmedAt,
    language: $language,
  },
  stops: (meta) => !isExempt(meta),
  isEarly: true,
  patience: { ms: patienceMs, silence: pass },
  check: async ({ isOn, isAuth, agreement, confirmedAt, language }, { path, search, hash }) => {
    if (!isOn || !isAuth) return pass();
    const now = Date.now();
    const isFresh = agreement !== null && now - agreement.readAt < freshMs;
    const current = isFresh ? agreement : await readAgreementFx({ now }).catch(() => null);
    if (current === null || !areChanged(current, confirmedAt)) return pass();
    return redirect(confirmAddress(language, `${path}${search}${hash}`));
  },
});

/** The backend says that the terms changed, so the page reads them again. */
export const termsPushed = createEvent();
const rereadFx = attach({ mapParams: () => ({ now: Date.now() }), effect: readAgreementFx });
sample({ clock: termsPushed, source: $isTermsOn, filter: Boolean, target: rereadFx });
/** The terms did change: this player has not agreed to the new ones. */
export const termsOutdated = sample({
  clock: rereadFx.doneData,
  source: $confirmedAt,
  filter: (confirmedAt, agreement) => areChanged(agreement, confirmedAt),
});

// The next player has agreed to nothing yet.
sample({ clock: $isAuth, fn: () => null, target: [$agreement, $confirmedAt] });
