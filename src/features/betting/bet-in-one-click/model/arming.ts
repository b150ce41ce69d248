import { sample } from 'effector';

import { $activeAccount } from '@/entities/account';
import { couponCodeLoaded } from '@/entities/placement';
import { bonusAccountChanged, oneClickAllowedChanged, oneClickDisarmed } from '@/entities/quick-bet';
import { $isAuth, $userId, sessionClosed } from '@/entities/session';
import { $siteConfig } from '@/entities/site';

// One-click works only where the site offers it and a player is signed in. It goes off when the session ends or another player signs in.
sample({
  clock: [$siteConfig, $isAuth, couponCodeLoaded],
  source: { config: $siteConfig, isAuth: $isAuth },
  fn: ({ config, isAuth }) => isAuth && config?.show_one_click === true,
  target: oneClickAllowedChanged,
});
sample({ clock: [sessionClosed, $userId], target: oneClickDisarmed });
sample({
  clock: [$activeAccount, couponCodeLoaded],
  source: $activeAccount,
  fn: (account) => account?.kind === 'bonus',
  target: bonusAccountChanged,
});
