import { referralGuard } from '@/entities/referral';
import { blockedGuard } from '@/entities/site';
import { authAccessGuard, authRedirectGuard } from '@/features/log-in';
import { dictionaryGuard, urlLanguageGuard } from '@/features/switch-language';
import type { Guard } from '@/shared/routing';

import { accessCheckGuard } from './access-check';
import { remoteAppGuard } from './remote-app-guard';

/**
 * The order of the guards, and nothing else. Spec: shell §4. Of the specification's 21 these exist so far; the others (redirector, app version,
 * media loader, server-render recheck, analytics, modal guard, terms confirmation, bonus page, recharge navigation, mobile identification bonus,
 * search-bot, quick coupon, slot first deposit redirect) take their places between them.
 */
export const guards: readonly Guard[] = [
  referralGuard,
  blockedGuard,
  dictionaryGuard,
  accessCheckGuard,
  authAccessGuard,
  urlLanguageGuard,
  authRedirectGuard,
  remoteAppGuard,
];
