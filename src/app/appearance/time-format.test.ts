import { fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $kept12h } from '@/entities/preferences';
import { $siteConfig } from '@/entities/site';

import { $wants12h } from './time-format';

test.each([
  [true, false, false, true],
  [false, true, true, false],
  [null, true, true, true],
  [null, true, false, false],
  [null, false, true, false],
])('[LANG-11] cookie %s, by country %s, country in the list %s: 12 hours %s', (kept, byGeo, isListed, expected) => {
  const customize = { has_twelve_h_by_geo: byGeo, geo_with_twelve_format: isListed ? ['GB'] : ['US'] };
  const config = { countryCode: 'GB', customize } as SiteConfig;
  const scope = fork({
    values: [
      [$kept12h, kept],
      [$siteConfig, config],
    ] as never,
  });
  expect(scope.getState($wants12h)).toBe(expected);
});

test('nobody has said anything: 24 hours', () => {
  expect(fork().getState($wants12h)).toBe(false);
});
