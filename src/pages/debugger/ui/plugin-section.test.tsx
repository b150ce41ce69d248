// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';

import { fireEvent, screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { $apps, pluginRestarted, setTryOut, tryOutOf } from '@/entities/plugin';
import { facts, field, press, settle, type } from '@/shared/testing';

import { entry, openSection } from '../debugger.testing';

const described = {
  count: { type: 'number', default: 1, min: 0, max: 9, title: 'Lines' },
  colour: { type: 'string', default: 'red' },
  isLoud: { type: 'boolean', default: false },
  look: { type: 'enum', default: 'wide', options: ['wide', 'narrow'] },
};
const news = entry('news', { config: { count: 3 }, mounts: [{ slot: 'header' }, { route: 'news' }] });
const withSettings = { ...news, configSchema: described };
const commit = (label: string, value: string) =>
  settle(() => {
    type(label, value);
    fireEvent.blur(field(label));
  });

afterEach(() => {
  vi.unstubAllGlobals();
  setTryOut('news', null);
  document.documentElement.removeAttribute('data-slot-frames');
});

test('[PLUG-67] a switch turns an app off in this browser alone', async () => {
  const { patch } = await openSection('plugins', { entries: [news, entry('header')] });
  await press(screen.getByRole('switch', { name: 'On: header' }));
  expect(patch()).toEqual({ plugins: { header: { enabled: false } } });
});

test('[PLUG-67] the first app is on the desk, until another is chosen', async () => {
  await openSection('plugins', { entries: [news, entry('header', { mounts: [] })] });
  expect(field('App')).toHaveValue('news');
  expect(field('Order: header')).toHaveValue('0');
  type('App', 'header');
  await settle();
  expect(screen.queryByLabelText('Order: header')).toBeNull();
});

test.each([
  ['40', { rollout: { percent: 40 } }],
  ['0', { rollout: { percent: 0 } }],
  ['101', null],
  ['-1', null],
  ['', null],
  ['some', null],
  ['100', null],
])('[PLUG-67] a share of "%s" visitors lays %j over the entry', async (typed, laid) => {
  const { patch } = await openSection('plugins', { entries: [news] });
  await commit('Share of visitors, %', typed);
  expect(patch()).toEqual(laid === null ? {} : { plugins: { news: laid } });
});

test('[PLUG-67] a number counts with Enter too, and a place in a slot is a whole one', async () => {
  const { patch } = await openSection('plugins', { entries: [news] });
  type('Order: header', '-2.4');
  await settle(() => void fireEvent.keyDown(field('Order: header'), { key: 'Enter' }));
  expect(patch()).toEqual({ plugins: { news: { mounts: [{ slot: 'header', order: -2 }, { route: 'news' }] } } });
});

test('[PLUG-67] the settings that an app describes are a form: each keeps what the others have', async () => {
  const { patch } = await openSection('plugins', { entries: [withSettings] });
  expect([field('Lines').value, field('colour').value, field('look').value]).toEqual(['3', 'red', 'wide']);
  await press(screen.getByRole('switch', { name: 'isLoud' }));
  expect(patch()).toEqual({ plugins: { news: { config: { count: 3, isLoud: true } } } });
  type('look', 'narrow');
  await settle();
  expect(patch()).toMatchObject({ plugins: { news: { config: { count: 3, look: 'narrow' } } } });
  await commit('Lines', '10');
  expect(patch()).toMatchObject({ plugins: { news: { config: { count: 3 } } } });
  await commit('Lines', '9');
  expect(patch()).toMatchObject({ plugins: { news: { config: { count: 9 } } } });
});

test('[PLUG-67] an app that describes no setting has no form for them', async () => {
  await openSection('plugins', { entries: [news] });
  expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();
});

test('[PLUG-67] an app is broken on purpose and whole again, and mounted anew only while it is on the page', async () => {
  const restarted = vi.fn();
  const { scope } = await openSection('plugins', { entries: [news] });
  createWatch({ unit: pluginRestarted, fn: restarted, scope });
  type('Break it on purpose', 'throws');
  await settle();
  expect([tryOutOf('news'), field('Break it on purpose').value]).toEqual(['throws', 'throws']);
  await press('Remount');
  expect(restarted).not.toHaveBeenCalled();
  expect(scope.getState($apps)).toEqual({});
  type('Break it on purpose', 'works');
  await settle();
  expect(tryOutOf('news')).toBeNull();
});

test('[PLUG-67] a script of this site is pinned by its hash; one that did not come and one of another site are not', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const backend: Record<string, unknown> = { 'GET /plugins/news/next.js': new Response('let a') };
  const { patch } = await openSection('plugins', { entries: [news], backend });
  const pin = async (path: string) => {
    type('Script of this site', path);
    await press('Use this script');
  };
  const said = (words: RegExp) =>
    vi.waitFor(() => expect(field('Script of this site')).toHaveAccessibleDescription(words));
  await pin('https://elsewhere.example/a.js');
  await said(/Not of this site/);
  expect(patch()).toEqual({});
  backend['GET /plugins/news/gone.js'] = new Response('', { status: 404 });
  await pin('/plugins/news/gone.js');
  await said(/gone\.js: HTTP 404/);
  await pin('/plugins/news/next.js');
  const integrity = expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/) as string;
  await vi.waitFor(() => expect(patch()).toEqual({ plugins: { news: { entry: '/plugins/news/next.js', integrity } } }));
});

test('[PLUG-67] every place of the contract is listed, and one switch frames them all', async () => {
  await openSection('plugins', { entries: [news] });
  expect(facts().map(([name]) => name)).toContain('header');
  await press(screen.getByRole('switch', { name: 'Outline and label them on every page' }));
  expect(document.documentElement).toHaveAttribute('data-slot-frames');
  await press(screen.getByRole('switch', { name: 'Outline and label them on every page' }));
  expect(document.documentElement).not.toHaveAttribute('data-slot-frames');
});
