import { sample } from 'effector';

import { tabChosen } from '@/entities/coupon';
import { placingOpened } from '@/features/betting/place-bet';

import { $wantedTab, tabWanted } from './need';

// The tab that was pressed while this was on its way.
sample({
  clock: placingOpened,
  source: $wantedTab,
  filter: (tab) => tab !== null,
  fn: (tab) => tab ?? 'coupon',
  target: tabChosen,
});

// And one that is asked for from elsewhere on the page.
sample({ clock: tabWanted, target: tabChosen });
