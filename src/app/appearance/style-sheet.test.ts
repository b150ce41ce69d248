// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';

import { styleAddress } from './style-sheet';

const readyWith = (config: object) => {
  const siteConfig = config as SiteConfig;
  const scope = fork({ values: [[$siteConfig, siteConfig]] });
  return allSettled(appReady, { scope });
};

test.each([
  [undefined, '/sys-ui/2.3.144/Desktop/default/client.css'],
  [{ version: '3.0.0', config: 'night' }, '/sys-ui/3.0.0/Desktop/night/client.css'],
  [{ version: '../x' }, '/sys-ui/..%2Fx/Desktop/default/client.css'],
])('[BOOT-23] the partner’s style sheet by %j', (sysUi, address) => {
  expect(styleAddress(sysUi)).toBe(address);
});

test('[BOOT-23] the style sheet is in the head once, however often the configuration comes', async () => {
  for (const version of ['1', '1', '2']) await readyWith({ sysUi: { version } });
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/sys-ui/2/Desktop/default/client.css',
  ]);
});

const brandSheets = () =>
  [...document.head.querySelectorAll('link[data-brand]')].map((link) => link.getAttribute('href'));

test('[BRAND-08] the sheet of a brand that has changed takes the place of the old one once it is there', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/brand/a.css" data-brand />');
  await readyWith({ brandStyle: '/brand/a.css' });
  expect(brandSheets()).toEqual(['/brand/a.css']);
  for (const _ of [1, 2]) await readyWith({ brandStyle: '/brand/b.css' });
  expect(brandSheets()).toEqual(['/brand/a.css', '/brand/b.css']);
  document.head.querySelector('link[href="/brand/b.css"]')?.dispatchEvent(new Event('load'));
  expect(brandSheets()).toEqual(['/brand/b.css']);
  await readyWith({});
  expect(brandSheets()).toEqual([]);
});
