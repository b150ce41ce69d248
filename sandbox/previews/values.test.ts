import { expect, test } from 'vitest';

import { SiteConfig } from '../../contracts/site.ts';
import { serverKeys } from '../site/index.ts';
import { shownValues, withVersion } from './values.ts';

const looks = [
  ...['brand', 'brands', 'header', 'homepageType', 'isSnowEnabled', 'menus', 'partnerCssBrandBook'],
  ...['pluginTexts', 'plugins', 'slots'],
];

test('[SITE-06] of all keys a preview follows those of looks alone; a new key is in none until somebody adds it', () => {
  const keys = [...new Set([...Object.keys(SiteConfig.shape), ...serverKeys])];
  const of = (name: string) => Object.fromEntries(keys.map((key) => [key, { own: { name } }]));
  const shown = shownValues(of('held'), of('proposed'));
  const moved = keys.filter((key) => JSON.stringify(shown[key]) !== JSON.stringify(of('held')[key]));
  // Each member of these has fields of its own, of which some follow.
  const apart = ['brand', 'brands', 'plugins'];
  expect(moved.sort()).toEqual(looks.filter((key) => key !== 'brand' && key !== 'plugins'));
  expect(apart.every((key) => looks.includes(key))).toBe(true);
});

test('[SITE-06] of an app and of a brand a preview follows what they look like and for whom they are, and no facts', () => {
  const held = {
    plugins: { news: { enabled: true, entry: '/a.js' }, lotto: { use: '1.0.0' } },
    brand: { name: 'North', minAge: 21, licence: 'A' },
  };
  const proposed = {
    plugins: { news: { enabled: false, entry: '/b.js', permissions: ['office:write'] } },
    brand: { name: 'South', minAge: 18, licence: 'B', icons: ['x.svg'] },
    brands: { 'a.example': { name: 'East', minAge: 18 } },
  };
  expect(shownValues(held, proposed)).toEqual({
    plugins: { news: { enabled: false, entry: '/a.js' } },
    brand: { name: 'South', icons: ['x.svg'], minAge: 21, licence: 'A' },
    brands: { 'a.example': { name: 'East' } },
  });
});

test('[SITE-06] a version is shown to all who may have the app, with its other values', () => {
  const held = { minAge: 21, plugins: { news: { enabled: false, use: '1.0.0', requires: { countries: ['GB'] } } } };
  expect(withVersion(held, 'news', '1.1.0')).toEqual({
    minAge: 21,
    plugins: { news: { enabled: true, use: '1.1.0', rollout: { percent: 100 }, requires: { countries: ['GB'] } } },
  });
});
