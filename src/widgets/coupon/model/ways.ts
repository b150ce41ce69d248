import { sample } from 'effector';

import { tabChosen } from '@/entities/coupon';
import { couponCodeLoaded, signInNeeded } from '@/entities/placement';
import { loginOpened } from '@/features/access/log-in';
import { $wantedTab, tabWanted } from '@/features/betting/open-coupon';

// Visitors who want to place a bet or see their bets log in over the present page. The slip waits.
sample({ clock: signInNeeded, target: loginOpened });

// Opens the tab that the player pressed while this code was on its way.
sample({
  clock: couponCodeLoaded,
  source: $wantedTab,
  filter: (tab) => tab !== null,
  fn: (tab) => tab ?? 'coupon',
  target: tabChosen,
});

// Opens the tab that another part of the page asks for.
sample({ clock: tabWanted, target: tabChosen });
