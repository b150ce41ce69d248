import { allSettled, fork, type StoreWritable } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { fail, type Guard, type Navigation, pass, redirect, type RouteMeta, type Verdict } from '@/shared/routing';

import { $blocking, $isGeoForced, $isServiceDown } from './blocking';
import { $siteConfig } from './config';
import { availabilityGuard, blockedGuard, bonusPageGuard, maintenanceGuard, registrationGuard } from './guards';

/** The part of the configuration that these guards read. */
const config = (more: object = {}) =>
  ({
    availability: [1, 2],
    notFoundFragments: ['old-page'],
    isRegistrationAllowed: true,
    isVipDomain: false,
    maintenance: { isActive: false, started_at: null, ended_at: null },
    ...more,
  }) as unknown as SiteConfig;

const meta = (more: Partial<RouteMeta> = {}): RouteMeta => ({
  pageId: 'x',
  layout: 'main',
  section: 'x',
  dictionaries: [],
  title: 'x',
  ...more,
});

type Known = [StoreWritable<never>, unknown];
async function verdict(guard: Guard, path: string, known: Known[], more: Partial<RouteMeta> = {}): Promise<Verdict> {
  const scope = fork({ values: known as never });
  const navigation: Navigation = {
    path,
    language: 'en',
    search: '',
    hash: '',
    params: {},
    meta: meta({ section: path.split('/')[1] ?? '', ...more }),
    isFirst: true,
    signal: new AbortController().signal,
  };
  return (await allSettled(guard.checkFx, { scope, params: navigation })).value as Verdict;
}
const known = (store: unknown, value: unknown): Known => [store as StoreWritable<never>, value];
const blocked = (templateTypeId: number, displayTypeId = 1) => known($blocking, { displayTypeId, templateTypeId });

test.each([
  ['BLOCK-05', 4, '/site-updates'],
  ['BLOCK-06', 16, '/suspension'],
  ['BLOCK-07', 1, '/block'],
  ['BLOCK-07', 2, '/block'],
  ['BLOCK-07', 3, '/block'],
  ['BLOCK-07', 5, '/block'],
  ['BLOCK-07', 14, '/block'],
  ['BLOCK-08', 13, '/block-ua'],
  ['BLOCK-09', 17, '/block-ie'],
  ['BLOCK-10', 8, '/coming-soon'],
  ['BLOCK-13', 99, '/block'],
])('[%s] reason %i leads to %s, and no further', async (_, reason, page) => {
  expect(await verdict(blockedGuard, '/home/live', [blocked(reason)])).toEqual(redirect(page));
  expect(await verdict(blockedGuard, page, [blocked(reason)])).toEqual(pass());
});

test.each([0, 2])('[BLOCK-01] display type %i is not blocked', async (displayTypeId) => {
  expect(await verdict(blockedGuard, '/home/live', [blocked(1, displayTypeId)])).toEqual(pass());
});

test('[BLOCK-11] the cookie force_geo_off opens reason 1 and no other', async () => {
  const forced = known($isGeoForced, true);
  expect(await verdict(blockedGuard, '/', [blocked(1), forced])).toEqual(pass());
  expect(await verdict(blockedGuard, '/', [blocked(4), forced])).toEqual(redirect('/site-updates'));
});

test('[BLOCK-15] of all other pages a blocked visitor sees those of the blocked layout alone', async () => {
  const layout = { layout: 'blocked' as const };
  expect(await verdict(blockedGuard, '/block-appeal-history', [blocked(1)], layout)).toEqual(pass());
  expect(await verdict(blockedGuard, '/office/support', [blocked(1)])).toEqual(redirect('/block'));
});

test('[F10] [BLOCK-14] an open region has no block page', async () => {
  expect(await verdict(blockedGuard, '/block', [blocked(0, 0)])).toEqual(redirect('/'));
});

test('[MAINT-03] [MAINT-04] [MAINT-05] everyone to the maintenance page while it lasts, and nobody after', async () => {
  const on = [known($siteConfig, config({ maintenance: { isActive: true, started_at: null, ended_at: null } }))];
  const off = [known($siteConfig, config())];
  expect(await verdict(maintenanceGuard, '/home/live', on)).toEqual(redirect('/maintenance'));
  expect(await verdict(maintenanceGuard, '/maintenance', on)).toEqual(pass());
  expect(await verdict(maintenanceGuard, '/maintenance', off)).toEqual(redirect('/'));
  expect(await verdict(maintenanceGuard, '/home/live', off)).toEqual(pass());
});

test('[MAINT-09] a backend that is down looks like maintenance', async () => {
  const down = [known($siteConfig, config()), known($isServiceDown, true)];
  expect(await verdict(maintenanceGuard, '/', down)).toEqual(redirect('/maintenance'));
});

test('[GUARD-22] a configured fragment of a path is a 404', async () => {
  const site = [known($siteConfig, config())];
  expect(await verdict(availabilityGuard, '/news/old-page', site)).toEqual(fail(404));
  expect(await verdict(availabilityGuard, '/news/page', site)).toEqual(pass());
});

test('[GUARD-23] a page whose entry is not enabled is a 404', async () => {
  const site = [known($siteConfig, config())];
  expect(await verdict(availabilityGuard, '/x', site, { availability: 47 })).toEqual(fail(404));
  expect(await verdict(availabilityGuard, '/x', site, { availability: 2 })).toEqual(pass());
});

test.each([
  [true, false, pass()],
  [false, false, fail(404)],
  [true, true, fail(404)],
])('[REG-04] registration allowed %s, VIP domain %s', async (isRegistrationAllowed, isVipDomain, expected) => {
  const site = [known($siteConfig, config({ isRegistrationAllowed, isVipDomain }))];
  expect(await verdict(registrationGuard, '/registration', site, { pageId: 'registration' })).toEqual(expected);
  expect(await verdict(registrationGuard, '/x', site)).toEqual(pass());
});

test.each([
  [true, '/bonuses', redirect('/bonuses-offers')],
  [true, '/bonuses/games/7', redirect('/bonuses-offers/games/7')],
  [true, '/bonuses-offers', pass()],
  [false, '/bonuses-offers', redirect('/bonuses')],
  [false, '/bonuses', pass()],
  [true, '/bonuses-other', pass()],
])('[GUARD-13] promoBonusToOffer %s, %s', async (promoBonusToOffer, path, expected) => {
  expect(await verdict(bonusPageGuard, path, [known($siteConfig, config({ promoBonusToOffer }))])).toEqual(expected);
});

test('[GUARD-24] a blocked visitor on the page of their reason, or of appeals, is not sent round in circles', async () => {
  expect(await verdict(blockedGuard, '/block', [blocked(1)])).toEqual(pass());
  expect(await verdict(blockedGuard, '/block-appeal-history', [blocked(1)], { layout: 'blocked' })).toEqual(pass());
  expect(await verdict(blockedGuard, '/coming-soon', [blocked(1)])).toEqual(redirect('/block'));
});
