// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig, refreshConfigQuery } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import './head';
import './register';
import './touch-icons';

const index = readFileSync('index.html', 'utf8');
const sizes = [72, 96, 128, 144, 152, 192, 384, 512];
const iphone = (version: number) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${String(version)}_2 like Mac OS X)`;

/** What the document says before any script: its icons and its colours. */
const written = [...index.matchAll(/<(link rel="apple-touch-icon"|meta name="theme-color")([^>]*)\/>/g)];
const elementOf = ([, start = '', rest = '']: RegExpMatchArray) => {
  const [tag = '', first = ''] = start.split(' ');
  const element = document.createElement(tag);
  for (const [, name = '', value = ''] of `${first} ${rest}`.matchAll(/([a-z]+)="([^"]*)"/g))
    element.setAttribute(name, value);
  return element;
};

beforeEach(() => {
  const manifest = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.json' });
  document.head.replaceChildren(...written.map(elementOf), manifest);
});
const links = (rel: string) => [...document.head.querySelectorAll(`link[rel="${rel}"]`)];

/** A site that was configured so, with its first page on the screen. */
async function open(config: object) {
  const logged = vi.fn();
  const scope = fork({
    values: [[$siteConfig, { isPwa: true, pwaManifest: { themeColor: '#123456' }, ...config } as SiteConfig]],
    handlers: [[logFx, logged]],
  });
  await allSettled(appReady, { scope });
  return { scope, logged };
}

test('[PWA-04] eight icons for the home screen are linked, and each file is as big as it says', () => {
  expect(links('apple-touch-icon').map((link) => link.getAttribute('sizes'))).toEqual(
    sizes.map((size) => `${String(size)}x${String(size)}`),
  );
  for (const link of links('apple-touch-icon')) {
    const png = readFileSync(`public${link.getAttribute('href') ?? ''}`);
    expect(`${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`).toBe(link.getAttribute('sizes'));
  }
});

test.each([
  [13, 'apple-touch-icon-precomposed'],
  [14, 'apple-touch-icon-precomposed'],
  [15, 'apple-touch-icon'],
])('[PWA-05] iOS %i reads icons by the name %s', async (version, rel) => {
  vi.stubGlobal('navigator', { userAgent: iphone(version), maxTouchPoints: 5 });
  await open({ isPwa: false });
  expect(links(rel)).toHaveLength(8);
});

test.each([
  [true, 1],
  [false, 0],
])(
  '[PWA-03] a site that is an app (%s) has %i link to its manifest, and the colour that is configured',
  async (isPwa, count) => {
    const config = {
      isPwa,
      pwaManifest: { themeColor: '#123456' },
      languages: [],
      isRegistrationAllowed: true,
      isVipDomain: false,
      availability: [],
      menus: {},
      homepageType: 1,
      maintenance: { isActive: false },
    };
    const scope = fork({ handlers: [[refreshConfigQuery.__.executeFx, () => config as unknown as SiteConfig]] });
    await allSettled(refreshConfigQuery.start, { scope, params: 'en' });
    expect(links('manifest')).toHaveLength(count);
    expect(document.head.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#123456');
  },
);

test('[F85] [PWA-02] the worker is registered at its address when the site is an app; a failure is only logged', async () => {
  vi.stubEnv('PROD', true);
  const register = vi.fn(() => Promise.reject(new Error('no worker')));
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, serviceWorker: { register } });
  const { logged } = await open({});
  expect(register.mock.calls.flat().map(String)).toEqual(['/pwa-sw.js']);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ level: 'error', text: expect.stringContaining('worker') }),
  );
  await open({ isPwa: false });
  expect(register).toHaveBeenCalledTimes(1);
  vi.unstubAllEnvs();
});

test("[UI-91] [PWA-02] [R-W2] a site that is no app any more takes its worker and its caches back, and nobody else's", async () => {
  vi.stubEnv('PROD', true);
  const unregister = vi.fn(() => Promise.resolve(true));
  const dropped = vi.fn(() => Promise.resolve(true));
  const getRegistrations = () => Promise.resolve([{ unregister }]);
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, serviceWorker: { getRegistrations } });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['openbook-shell-1', 'openbook-plugins', 'openbook-used', 'other']),
    delete: dropped,
  });
  await open({ isPwa: false });
  expect(unregister).toHaveBeenCalledOnce();
  expect(dropped.mock.calls.flat()).toEqual(['openbook-shell-1', 'openbook-plugins', 'openbook-used']);
  vi.unstubAllEnvs();
});
