/** What an app may ask of the host, and what an entry names that this host does not have. */
import type { Page } from '@playwright/test';

import { drawing, publishAll } from '../../support/outside-app.ts';
import { enter, expect, profileOf, test } from '../../support/world.ts';

const loggedOf = (page: Page) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};
const base = { version: '1.0.0', sdk: '^1.2.0', mounts: [{ slot: 'notice' }] };
/** The app says what it found, as text of its own. */
const saying = (id: string, code: string) =>
  drawing(
    id,
    `const say = (text) => { const own = document.createElement('p'); own.textContent = '${id} ' + text; element.append(own); }; ${code}`,
  );

test('[PLUG-52] an app keeps 16 kB of its own over a reload, gets answers that fit its schema alone, and counts under its name', async ({
  page,
}) => {
  const logged = loggedOf(page);
  const schema = (field: string) =>
    `{ safeParse: (value) => Array.isArray(value.${field}) ? { success: true, data: value } : { success: false } }`;
  const code = `
    say('kept ' + JSON.stringify(host.storage.get('seen') ?? null));
    say('small ' + host.storage.set('seen', { games: [5] }));
    say('large ' + host.storage.set('long', 'x'.repeat(16001)));
    const ask = (field, of) => host.query('/content-api/v1/promotions', of).then(() => say(field + ' came'), () => say(field + ' refused'));
    ask('data', ${schema('data')}); ask('nothing', ${schema('nothing')});`;
  await publishAll(page, [
    { ...base, id: 'keeper', permissions: ['storage', 'content:read', 'analytics'], script: saying('keeper', code) },
    {
      ...base,
      id: 'other',
      permissions: ['storage'],
      script: saying('other', `say('kept ' + JSON.stringify(host.storage.get('seen') ?? null));`),
    },
  ]);
  await page.goto('/en');
  const text = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  await text('keeper kept null');
  await text('keeper small true');
  await text('keeper large false');
  await text('keeper nothing refused');
  await text('keeper data came');
  await page.reload();
  await text('keeper kept {"games":[5]}');
  await text('other kept null');
  expect(logged.filter((line) => /Plugin "keeper" 1\.0\.0, run: /.test(line)).length).toBeGreaterThanOrEqual(2);
});

test('[PLUG-53] an app opens the dialog of the host and talks to another; what was not granted tells the log alone', async ({
  page,
  problems,
}) => {
  const logged = loggedOf(page);
  const speak = `
    const open = document.createElement('button'); open.textContent = 'Open it'; element.append(open);
    open.addEventListener('click', () => { const content = document.createElement('p'); content.textContent = 'Eleven names';
      host.openDialog({ title: 'Line-ups', content }); host.send('chosen', { games: [5] }); });`;
  const hear = `host.listen('chosen', () => { throw new Error('broken listener'); });
    host.listen('chosen', (data, from) => say(from + ' ' + JSON.stringify(data)));`;
  await publishAll(page, [
    { ...base, id: 'speaker', permissions: ['dialog:open', 'events'], script: saying('speaker', speak) },
    { ...base, id: 'hearer', permissions: ['events'], script: saying('hearer', hear) },
    {
      ...base,
      id: 'nobody',
      mounts: [{ slot: 'home.top' }],
      permissions: [],
      script: saying(
        'nobody',
        `host.send('chosen', 1); host.openDialog({ title: 'No', content: document.createElement('p') }); say('here');`,
      ),
    },
  ]);
  await page.goto('/en');
  await expect(page.getByText('nobody here')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'No', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('dialog', { name: 'Line-ups' })).toContainText('Eleven names');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Line-ups' })).toHaveCount(0);
  await expect(page.getByText('hearer speaker {"games":[5]}', { exact: true })).toBeVisible();
  // What a listener throws is its own affair.
  expect(problems.splice(0)).toEqual(['Error: broken listener']);
  for (const name of ['events', 'dialog:open'])
    expect(
      logged.filter((line) => line.includes(`Plugin "nobody" 1.0.0, run: it has no permission "${name}"`)).length,
    ).toBe(1);
});

test('[PLUG-28] [PLUG-30] [PLUG-79] what an entry or the configuration has wrong costs itself alone, and the log names it', async ({
  page,
  world,
}) => {
  const logged = loggedOf(page);
  const can = `say('may navigate ' + host.can('navigate')); say('may fly ' + host.can('wallet:open'));`;
  await publishAll(page, [
    {
      ...base,
      id: 'asker',
      mounts: [{ slot: 'nowhere.at.all' }, { slot: 'notice' }],
      permissions: ['navigate', 'wallet:open'],
      script: saying('asker', can),
    },
    { ...base, id: 'phones', requires: { weather: ['rain'] }, script: saying('phones', `say('here');`) },
    { ...base, id: 'players', script: saying('players', `say('here');`) },
  ]);
  await world.configure({
    plugins: { footer: { rollout: 'many' }, header: { order: 'first' }, players: { requires: { segments: ['all'] } } },
  });
  await page.goto('/en');
  await expect(page.getByText('asker may navigate true')).toBeVisible();
  await expect(page.getByText('asker may fly false')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  const line = (id: string, words: RegExp) =>
    expect
      .poll(() => logged.filter((text) => text.includes(`Plugin "${id}"`) && words.test(text)).length, { message: id })
      .toBe(1);
  await line('asker', /nowhere\.at\.all/);
  await line('asker', /asks for "wallet:open", which this host does not grant/);
  await line('footer', /rollout/);
  await line('phones', /requires\.weather/);
  await line('players', /requires\.segments/);
  await expect(page.getByText(/^(phones|players) here$/)).toHaveCount(0);
});

test('[PLUG-90] an app that walks through all that it is given comes to no fact about the player', async ({
  page,
  world,
}) => {
  const walk = `
    const seen = new Set(); const texts = [];
    const visit = (value) => {
      if (typeof value === 'string' || typeof value === 'number') { texts.push(String(value)); return; }
      if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value) || value instanceof Node || value === globalThis) return;
      seen.add(value);
      if (value instanceof Map || value instanceof Set) for (const entry of value) visit(entry);
      for (const key of Reflect.ownKeys(value)) { let own; try { own = value[key]; } catch { continue; } visit(own); }
    };
    visit(host);
    say('came to ' + String(seen.size > 10) + ' ' + String(texts.some((text) => text.includes(SECRET))));`;
  const user = await world.createUser('player');
  const script = saying('walker', walk.replace('SECRET', JSON.stringify(String(user.userId))));
  await publishAll(page, [{ ...base, id: 'walker', permissions: [], script }]);
  await enter(page, user);
  await page.goto('/en');
  await expect(profileOf(page)).toBeVisible();
  await expect(page.getByText('walker came to true false', { exact: true })).toBeVisible();
});
