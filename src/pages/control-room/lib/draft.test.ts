import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { entryWith, isEmpty, moved, noDraft, sizeOf, withEdit, withOrder } from './draft';
import { readList, withTerm } from './terms';
import { firstSteps, listedOf, sharesOf, withShare } from './versions';

const news: PluginEntry = {
  id: 'news',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/news/a.js',
  mounts: [{ slot: 'notice' }],
  enabled: true,
  use: '1.0.0',
};

test('[PLUG-104] what is so already is no change, so a switch that is pressed twice leaves no draft', () => {
  const off = withEdit(noDraft, 'news', { enabled: false }, news);
  expect([off.apps, sizeOf(off)]).toEqual([{ news: { enabled: false } }, 1]);
  expect(isEmpty(withEdit(off, 'news', { enabled: true }, news))).toBe(true);
  expect(isEmpty(withEdit(noDraft, 'news', { rollout: null }, news))).toBe(true);
});

test('[PLUG-104] changes of one app are kept beside each other and beside those of others', () => {
  const both = withEdit(withEdit(noDraft, 'news', { enabled: false }, news), 'news', { rollout: { percent: 5 } }, news);
  expect(withEdit(both, 'lotto', { use: '2.0.0' }, { ...news, id: 'lotto' }).apps).toEqual({
    news: { enabled: false, rollout: { percent: 5 } },
    lotto: { use: '2.0.0' },
  });
});

test('[PLUG-104] an app is shown as the site says with the draft over it; nothing in the place of a value takes it away', () => {
  const laid = entryWith(news, { id: 'other', enabled: false, rollout: { percent: 10 } }, { enabled: true, use: null });
  expect(laid).toMatchObject({ id: 'news', enabled: true, rollout: { percent: 10 } });
  expect(laid).not.toHaveProperty('use');
});

test('[PLUG-104] an order is a change until it is the old one', () => {
  const now = ['a', 'b', 'c'];
  const draft = withOrder(noDraft, 'notice', moved(now, 'c', 0), now);
  expect([draft.orders, sizeOf(draft)]).toEqual([{ notice: ['c', 'a', 'b'] }, 1]);
  expect(isEmpty(withOrder(draft, 'notice', moved(['c', 'a', 'b'], 'c', 2), now))).toBe(true);
});

const versions = ['1.2.0', '1.1.0', '1.0.0'];
const app = { version: '1.2.0', versions };
const step = (version: string, percent: number) => ({ version, percent });

test('[PLUG-109] the room counts who gets which version as the server does: everybody else is the last', () => {
  expect(sharesOf({ version: '1.0.0' })).toEqual([step('1.0.0', 100)]);
  expect(sharesOf({ ...app, version: '1.1.0' })).toEqual([step('1.2.0', 100)]);
  expect(sharesOf({ ...app, use: '1.0.0' })).toEqual([step('1.0.0', 100)]);
  expect(sharesOf({ ...app, use: [step('1.2.0', 10.5)] })).toEqual([step('1.2.0', 10.5), step('1.1.0', 89.5)]);
  expect(sharesOf({ ...app, use: [step('1.2.0', 30), step('1.1.0', 70)] })).toHaveLength(2);
  expect(sharesOf({ ...app, version: '1.1.0', use: [step('7.7.7', 30)] })).toEqual([step('1.1.0', 100)]);
  expect(sharesOf({ ...app, use: '9.9.9' })).toEqual([step('1.2.0', 100)]);
});

test.each([undefined, '9.9.9', '1.2.0', '1.1.0', '1.0.0'])(
  '[PLUG-109] to begin with steps changes nothing of version %s',
  (use) => {
    const [before] = sharesOf({ ...app, ...(use !== undefined && { use }) });
    const after = sharesOf({ ...app, use: [...firstSteps({ ...app, ...(use !== undefined && { use }) })] });
    expect(after.filter(({ percent }) => percent > 0)).toEqual([before]);
  },
);

test('[PLUG-109] of many versions those in use and the newest are listed, and to begin with the oldest takes eight steps', () => {
  const many = Array.from({ length: 12 }, (_, index) => `1.${String(12 - index)}.0`);
  const use = firstSteps({ version: '1.2.0', versions: many, use: '1.2.0' });
  expect([use.length, use.at(-1)]).toEqual([8, step('1.3.0', 0)]);
  expect(sharesOf({ version: '1.2.0', versions: many, use: [...use] }).at(-1)).toEqual(step('1.2.0', 100));
  const listed = listedOf({ version: '1.1.0', versions: many, use: [step('1.2.0', 5)] });
  expect([listed.length, listed[0], listed.at(-1)]).toEqual([8, '1.12.0', '1.2.0']);
});

test('[PLUG-109] a share is set in its place, a new one comes last, and the only one goes down to nobody', () => {
  const use = [step('1.2.0', 10), step('1.0.0', 20)];
  expect(withShare(use, '1.2.0', 30)).toEqual([step('1.2.0', 30), step('1.0.0', 20)]);
  expect(withShare(use, '1.1.0', 5)).toEqual([...use, step('1.1.0', 5)]);
  expect(withShare(use, '1.0.0', null)).toEqual([step('1.2.0', 10)]);
  expect(withShare([step('1.2.0', 10)], '1.2.0', null)).toEqual([step('1.2.0', 0)]);
});

test('[PLUG-104] a list is read as people write it, and an empty one is no condition', () => {
  expect(readList('countries', ' DE, at ,')).toEqual(['DE', 'at']);
  expect(readList('availability', '3, 17')).toEqual([3, 17]);
  expect(readList('flags', ' , ')).toBeUndefined();
});

test('[PLUG-104] a condition comes, goes and leaves the others; an empty exception is none', () => {
  const requires = { auth: true, not: { countries: ['DE'] } };
  expect(withTerm(requires, false, 'languages', ['en'])).toEqual({ ...requires, languages: ['en'] });
  expect(withTerm(requires, false, 'auth', undefined)).toEqual({ not: { countries: ['DE'] } });
  expect(withTerm(requires, true, 'countries', undefined)).toEqual({ auth: true });
  expect(withTerm({}, true, 'devices', ['mobile'])).toEqual({ not: { devices: ['mobile'] } });
});
