// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { audienceChanged, manifestRequested, overridesReceived, slotsArranged } from '@/entities/plugin';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { partWanted } from '@/shared/part';

import { ownPagesPart } from '../router/own-pages';
import { faultsBegan } from './tell-faults';
import './report';

const news = {
  id: 'news',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/news/index.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ route: 'news' }],
  enabled: true,
};

const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

beforeEach(() => {
  vi.useFakeTimers();
});

/** A page whose manifest has these entries; what the log says, in order. */
async function open(plugins: unknown[], overrides = {}, slots = {}) {
  const logged: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void logged.push(text));
  const answer = () => Promise.resolve(Response.json({ version: 1, plugins }));
  const config = { plugins: overrides, slots } as unknown as SiteConfig;
  const scope = fork({ values: [[$siteConfig, config]], handlers: [[fetchFx, answer]] });
  void allSettled(manifestRequested, { scope });
  void allSettled(overridesReceived, { scope, params: overrides });
  void allSettled(slotsArranged, { scope, params: slots });
  void allSettled(audienceChanged, { scope, params: visitor });
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(faultsBegan, { scope });
  await vi.advanceTimersByTimeAsync(0);
  return { logged, scope };
}

test('[PLUG-33] a bad entry is reported by name and path, once for all polls', async () => {
  const { logged } = await open([{ ...news, version: 1 }]);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(logged).toEqual([expect.stringContaining('Plugin "news" without a version, load: it is not used: version ')]);
});

test('[PLUG-28] a wrong field of the configuration is reported by plugin and field, and so is what fits nothing', async () => {
  const promotions = { ...news, id: 'promotions', mounts: [{ route: 'promotions/*' }] };
  const overrides = { news: { enabled: 'no', rolout: 1 }, promotions: 'off', nwes: { enabled: false } };
  const { logged } = await open([news, promotions], overrides);
  expect(logged).toEqual([
    expect.stringContaining('Plugin "news" 1.0.0, load: it ignores a field of the configuration: enabled '),
    'The configuration of plugin "news" sets "rolout", which is no field',
    'The configuration of plugin "promotions" is no set of fields',
    'The configuration sets a plugin that nobody knows: "nwes"',
  ]);
});

test('[PLUG-30] a slot or a permission that this host does not have is said by plugin and name', async () => {
  const stray = {
    ...news,
    mounts: [{ slot: 'home.topp' }, { slot: 'footer' }],
    permissions: ['navigate', 'wallet:open'],
  };
  const { logged } = await open([stray]);
  expect(logged).toEqual([
    expect.stringContaining(
      'Plugin "news" 1.0.0, load: it is mounted in "home.topp", which is no slot: there are header, footer',
    ),
    'Plugin "news" 1.0.0, load: it asks for "wallet:open", which this host does not grant',
  ]);
});

test('[PLUG-35] a route whose page shows no remote app is said by plugin and route; one that does is not', async () => {
  const stray = { ...news, mounts: [{ route: 'news' }, { route: 'promotions/*' }, { route: 'match-of-the-day' }] };
  const { logged } = await open([stray]);
  await vi.waitFor(() =>
    expect(logged).toEqual([
      'Plugin "news" 1.0.0, load: it is mounted at "match-of-the-day", where no page shows remote apps',
    ]),
  );
});

test('[PLUG-44] a page that is not used and a field of one that is not are said by plugin, page and field', async () => {
  const pages = [
    { page: 'office/*', title: 'x' },
    { page: 'tips', title: 'Tips', menu: { in: 'top' } },
    { page: 'more', title: 'More' },
  ];
  const { logged, scope } = await open([{ ...news, pages }]);
  void allSettled(partWanted, { scope, params: ownPagesPart });
  await vi.waitFor(() =>
    expect(logged).toEqual([
      expect.stringContaining('Plugin "news" 1.0.0, load: it loses a page: pages[0].page '),
      expect.stringContaining('Plugin "news" 1.0.0, load: it loses a field of a page: pages[1].menu.in '),
    ]),
  );
});

test('[PLUG-40] [PLUG-41] the log names who finds no room in a slot, and what of the arrangement is wrong', async () => {
  const named = (id: string) => ({ ...news, id, mounts: [{ slot: 'board.row' }] });
  const arrangement = { 'board.row': { order: ['second', 'ghost'], add: 'first' }, 'home.topp': {} };
  const { logged } = await open([named('first'), named('second')], {}, arrangement);
  expect(logged).toEqual([
    'Plugin "first" 1.0.0, mount: it finds no room in slot "board.row", which takes 1',
    expect.stringContaining('The configuration: slots["board.row"].add: '),
    expect.stringContaining('The configuration: slots["home.topp"] is no slot: there are header, footer'),
  ]);
});

test('[PLUG-110] a place that there is not is said of a version in a step too, and the faults of pages once', async () => {
  const step = { ...news, version: '1.1.0', mounts: [{ slot: 'home.topp' }], share: { percent: 0 } };
  const { logged, scope } = await open([{ ...news, pages: [{ page: 'office/*', title: 'x' }], steps: [step] }]);
  void allSettled(partWanted, { scope, params: ownPagesPart });
  await vi.waitFor(() =>
    expect(logged).toEqual([
      expect.stringContaining('Plugin "news" 1.1.0, load: it is mounted in "home.topp", which is no slot'),
      expect.stringContaining('Plugin "news" 1.0.0, load: it loses a page: pages[0].page '),
    ]),
  );
});

test('[PLUG-107] a wrong share of a version is told with its path, and so is what names no version', async () => {
  const versions = ['1.1.0', '1.0.0'];
  const wrong = [
    { version: '1.1.0', percent: 10 },
    { version: '7.7.7', percent: 5 },
  ];
  const { logged } = await open([{ ...news, versions }], { news: { use: wrong } });
  expect(logged).toEqual(['The configuration of plugin "news": use.1.version: no such version']);
  const other = await open([{ ...news, versions }], { news: { use: 7 } });
  expect(other.logged).toEqual(['The configuration of plugin "news": use: no such version']);
});
