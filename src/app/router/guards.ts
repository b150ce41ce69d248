import { referralGuard } from '@/entities/access/referral';
import { identificationBonusGuard } from '@/entities/player';
import { quickCouponGuard } from '@/entities/quick-coupon';
import { blockedGuard, bonusPageGuard, redirectGuard } from '@/entities/site';
import { termsGuard } from '@/features/access/confirm-terms';
import { authAccessGuard, authRedirectGuard } from '@/features/access/log-in';
import { rechargeGuard } from '@/features/open-recharge';
import { dictionaryGuard, urlLanguageGuard } from '@/features/switch-language';
import type { Guard } from '@/shared/routing';

import { accessCheckGuard } from './access-check';
import { analyticsGuard } from './analytics-guard';
import { appVersionGuard } from './app-version-guard';
import { mediaGuard } from './media-guard';
import { modalGuard } from './modal-guard';
import { recheckGuard } from './recheck-guard';
import { remoteAppGuard } from './remote-app-guard';
import { rowGuard } from './row-guard';
import { searchBotGuard } from './search-bot-guard';
import { slotDepositGuard } from './slot-deposit-guard';
import './know-player';

/** This list gives the guards their order, and nothing else. Spec: shell §4. */
export const guards: readonly Guard[] = [
  referralGuard,
  redirectGuard,
  appVersionGuard,
  blockedGuard,
  dictionaryGuard,
  mediaGuard,
  accessCheckGuard,
  recheckGuard,
  analyticsGuard,
  authAccessGuard,
  modalGuard,
  termsGuard,
  bonusPageGuard,
  urlLanguageGuard,
  rechargeGuard,
  identificationBonusGuard,
  searchBotGuard,
  quickCouponGuard,
  authRedirectGuard,
  remoteAppGuard,
  slotDepositGuard,
];

/** A row of the route table may name these guards. They are asked after all others. */
export const namedGuards: ReadonlyMap<string, Guard> = new Map([rowGuard].map((guard) => [guard.name, guard]));
