import { expect, test } from 'vitest';

import { understood } from './understood';

test('[PREF-01] a file of settings is read piece by piece: what this site does not know is named', () => {
  const found = {
    theme: 'dark',
    look: 'compact-ids',
    coef_view: '2',
    time_zone: '40',
    font_size: 'huge',
    is12h: 1,
    sides_off: 'menu-coupon',
    tells: 'goal-bets',
    __proto__x: 'y',
  };
  expect(understood(found)).toEqual({
    choices: { theme: 'dark', look: 'compact-ids', coef_view: '2', sides_off: 'menu-coupon', tells: 'goal-bets' },
    unknown: ['time_zone', 'font_size', 'is12h', '__proto__x'],
  });
  expect(understood({ look: 'compact-loud', tells: 'goal-offers' }).unknown).toEqual(['look', 'tells']);
});
