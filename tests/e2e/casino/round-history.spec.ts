/** Every round of a player on one page: listed, filtered, saved and computed again. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import type { GameRound } from '../../../contracts/rounds.ts';
import type { SharedRound } from '../../../contracts/shared-rounds.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const list = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Rounds', exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const found = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Verified here' });

/** Plays by the calls of the page: more rounds than one page of the list has. */
async function play(page: Page, world: World, counts: Readonly<Record<string, number>>): Promise<void> {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0, slotCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/casino/game/1/dice');
  await expect(page.getByRole('main').getByRole('button', { name: /^Play/ })).toBeVisible();
  const { data } = (await (await page.request.get('/web-api/user/gettoken')).json()) as { data: { token: string } };
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${data.token}` };
  for (const [gameId, count] of Object.entries(counts)) {
    const launch = await page.request.post('/games-api/v1/launch', { headers, data: { gameId, mode: 'demo' } });
    const { data: room } = (await launch.json()) as { data: { sessionId: string } };
    for (let number = 0; number < count; number++) {
      const played = await page.request.post(`/games-api/v1/sessions/${room.sessionId}/rounds`, {
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        data: { stake: 1, choice: gameId === 'dice' ? { below: 5000 } : { risk: 'medium' } },
      });
      expect(played.status()).toBe(201);
    }
  }
  await page.request.post('/games-api/v1/seeds', { headers, data: { clientSeed: 'my-second' } });
}

test('[CAS-30] rounds from the room to the list: filtered, paged, saved as CSV and JSON, each computed in the browser', async ({
  page,
  world,
}) => {
  await play(page, world, { dice: 23, wheel: 2 });
  await page.reload();
  await page.getByRole('main').getByRole('radio', { name: 'Demo' }).click();
  await page.getByRole('main').getByRole('link', { name: 'All rounds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game rounds' })).toBeVisible();
  // The link asks for this game alone.
  await expect(list(page)).toContainText('20 of 23');
  await expect(found(page)).toContainText('Verified here: 20. Seed not revealed: 0.');
  await list(page).getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(23);
  await expect(found(page)).toContainText('Verified here: 23.');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Wheel 50');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Play mode' }).selectOption('Real play');
  await expect(page.getByRole('heading', { name: 'No rounds found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all rounds' }).click();
  await expect(list(page)).toContainText('20 of 25');
  await page.getByRole('combobox', { name: 'Result' }).selectOption('No payout');
  await expect(page).toHaveURL(/result=lost/);
  await expect(rows(page).filter({ hasNotText: '+0' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('All results');
  await expect(list(page)).toContainText('20 of 25');

  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const record = await json;
  expect(record.suggestedFilename()).toMatch(/^rounds-\d{4}-\d\d-\d\d\.json$/);
  type Record = { rounds: (GameRound & { check: string })[] };
  const { rounds } = JSON.parse(await readFile(await record.path(), 'utf8')) as Record;
  expect([rounds.length, new Set(rounds.map(({ check }) => check))]).toEqual([25, new Set(['right'])]);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect([lines.length, lines[0]?.startsWith('time,id,game,')]).toEqual([26, true]);

  await rows(page).first().getByRole('button', { name: 'Verify round' }).click();
  const check = page.getByRole('dialog', { name: /^Round Wheel 50/ });
  await expect(check.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible();
  await expect(check).toContainText('Calculated here: drawn');
  await expectAccessible(page);
});

test('[CAS-30] [FAIR-10] whoever changes a round between server and page is found in the list', async ({
  page,
  world,
}) => {
  await play(page, world, { dice: 3 });
  await page.route(/games-api\/v1\/rounds\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: GameRound[] };
    const [first, second] = body.data;
    first!.payout += 1;
    second!.serverSeed = 'ab'.repeat(32);
    await route.fulfill({ response, json: body });
  });
  await page.goto('/en/office/rounds');
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Rounds that failed verification: 2.' }),
  ).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Failed' })).toHaveCount(2);
  await rows(page).nth(1).getByRole('button', { name: 'Verify round' }).click();
  await expect(page.getByRole('dialog')).toContainText('Verification failed');
});

for (const language of ['en', 'ar'])
  test(`[CAS-30] the list of rounds fits a phone in ${language}, dark and accessible`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await play(page, world, { dice: 2 });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${language}/office/rounds`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });

test('[FAIR-17] a bet on a draw stands in the list, is computed in the browser, and stands in the saved file', async ({
  page,
  world,
}) => {
  await play(page, world, { dice: 1 });
  const { data } = (await (await page.request.get('/web-api/user/gettoken')).json()) as { data: { token: string } };
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${data.token}` };
  const shared = '/games-api/v1/shared/wheel-draw';
  const open = async () =>
    ((await (await page.request.get(shared)).json()) as { data: { now: number; round: SharedRound } }).data;
  // A draw that is open for some seconds yet.
  await expect(async () => {
    const { now, round } = await open();
    if (round.phase !== 'open' || round.closesAt - now < 3000) await world.control('POST', 'clock', { advance: 5 });
    expect(round.phase === 'open' && round.closesAt - now >= 3000).toBe(true);
  }).toPass();
  const bet = await page.request.post(`${shared}/bets`, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { roundId: (await open()).round.id, mode: 'demo', stake: 1, choice: { risk: 'low' } },
  });
  expect(bet.status()).toBe(201);
  await world.control('POST', 'clock', { advance: 60 });
  await page.goto('/en/office/rounds?game=wheel-draw');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Wheel draw');
  await expect(found(page)).toContainText('Verified here: 1.');
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const text = await readFile(await (await json).path(), 'utf8');
  await rows(page).getByRole('button', { name: 'Verify round' }).click();
  await expect(page.getByRole('dialog')).toContainText('leads to the hash of step 1');
  await expectAccessible(page);
  await page.goto(pathToFileURL('dist/openbook-verifier.html').href);
  await page.getByLabel('Or paste its text').fill(text);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('cell')).toHaveText(['Verified']);
});
