import { combine, sample } from 'effector';

import { $activeAccount } from '@/entities/account';
import {
  $bonusBetMilli,
  $hyperBonus,
  $isActiveVipBet,
  $sentPromoCode,
  bonusAccountChanged,
  oneClickAllowedChanged,
  oneClickDisarmed,
  vipEnabledChanged,
} from '@/entities/coupon';
import { $isAuth, $userId, sessionClosed } from '@/entities/session';
import { $siteConfig } from '@/entities/site';

import type { Extras } from '../lib/extra-fields';
import { $prepaid } from './advance';
import { $max } from './blockers';
import { placingOpened } from './placement';

export const $extras = combine({
  isVipBet: $isActiveVipBet,
  promoCode: $sentPromoCode,
  prepaid: $prepaid,
  bonusMilli: $bonusBetMilli,
  hyperBonus: $hyperBonus,
}).map((extras): Extras => extras);

sample({
  clock: [$siteConfig, $max, placingOpened],
  source: { config: $siteConfig, max: $max },
  // A type or account without a maximum has nothing to ask for.
  fn: ({ config, max }) => config?.showVipBet === true && max !== null,
  target: vipEnabledChanged,
});

// One-click needs the site's word and a player; the end of the session, or another player, disarms it.
sample({
  clock: [$siteConfig, $isAuth, placingOpened],
  source: { config: $siteConfig, isAuth: $isAuth },
  fn: ({ config, isAuth }) => isAuth && config?.show_one_click === true,
  target: oneClickAllowedChanged,
});
sample({ clock: [sessionClosed, $userId], fn: () => undefined, target: oneClickDisarmed });
sample({
  clock: [$activeAccount, placingOpened],
  source: $activeAccount,
  fn: (account) => account?.kind === 'bonus',
  target: bonusAccountChanged,
});
