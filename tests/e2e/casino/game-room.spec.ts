/** The room of a game: its picture in a frame that can reach nothing and decide nothing, and games of every section. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const said = (page: Page) => part(page, 'Last round').getByRole('status');
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const bar = (page: Page) => part(page, 'This session');
const pictures = '**/games/pictures/index.js';

async function open(page: Page, world: World, path: string): Promise<void> {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0, slotCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  await page.goto(path);
}
async function play(page: Page, sum = '2'): Promise<void> {
  await page.getByRole('textbox', { name: 'Stake' }).fill(sum);
  await page.keyboard.press('Enter');
}
const shown = (page: Page) => page.frameLocator('iframe[title="Game animation"]').locator('svg');

test(
  '[CAS-03] [ROUTE-44] a slot draws its round in a frame; the bar and the way out are the page’s own',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, '/en/slots/game/11/lantern-tide');
    await play(page);
    await expect(shown(page)).toBeVisible();
    await expect(bar(page)).toContainText(/Time this session\d+:\d\d:\d\dStaked2/);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Exit game' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/slots$/);
  },
);

const hostile = (words: string) => `
  addEventListener('message', ({ ports: [port] }) => { ${words} });
  parent.postMessage({ openbook: 'frame', version: 1, type: 'hello' }, '*');`;

test('[CAS-03] [CAS-05] a picture that lies is put away in words, and no round, stake or payout changes', async ({
  page,
  world,
}) => {
  const lie = hostile("port.postMessage({ type: 'shown' }); port.postMessage({ type: 'paid', sum: 1000000 });");
  await page.route(pictures, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body: lie }),
  );
  await open(page, world, '/en/casino/game/4/roulette');
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'The animation failed and was hidden' });
  await expect(told).toBeVisible();
  await expect(bar(page)).toContainText(/Staked0.\$Payouts0.\$/);
  await button(page, '1 $').click();
  for (let chips = 0; chips < 2; chips++) await button(page, /^red$/).click();
  await button(page, /^Play /).click();
  await expect(said(page)).toContainText(/^\d+, (?:red|black|zero)\. Payout (?:0|4)/);
  await expect(bar(page)).toContainText(/Staked2.\$Payouts(?:0|4).\$/);
  await expectAccessible(page);
  await page.unroute(pictures);
  await told.getByRole('button', { name: 'Show animation' }).press('Enter');
  await expect(told).toHaveCount(0);
  await expect(shown(page)).toBeVisible();
});

test('[CAS-03] a picture that hangs is put away while the bar and the rounds go on', async ({ page, world }) => {
  await page.route(pictures, (route) =>
    route.fulfill({
      ...{ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' } },
      body: hostile("port.postMessage({ type: 'shown' });"),
    }),
  );
  await page.clock.install();
  await open(page, world, '/en/casino/game/1/dice');
  await play(page);
  await expect(said(page)).toContainText('Payout');
  for (let asked = 0; asked < 4; asked++) await page.clock.runFor(5000);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'animation failed' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Limits and time-outs' })).toBeVisible();
  await button(page, /^Play /).click();
  await expect(bar(page)).toContainText(/Staked4/);
});

test('[CAS-09] [CAS-36] keno, sic bo, baccarat and bingo, by keyboard: what was drawn and paid is said in words', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/keno');
  await page.getByRole('main').getByRole('link', { name: 'Keno', exact: true }).last().press('Enter');
  await button(page, 'Clear').press('Enter');
  await play(page);
  await expect(page.getByText('Choose at least one bet')).toBeVisible();
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '7', exact: true }).press('Space');
  await expect(part(page, 'Rules and RTP')).toContainText('Return to player (RTP)95%');
  await button(page, /^Play /).press('Enter');
  await expect(said(page)).toContainText(
    /^Drawn: (?:\d+, ){9}\d+\. Matched: [01] of 1: (?:0|3\.8) × the stake\. Payout/,
  );
  await expectAccessible(page);

  await page.goto('/en/casino/game/9/sic-bo');
  await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'big' }).press('Space');
  await play(page);
  await expect(said(page)).toContainText(
    /^Dice \d, \d, \d, total \d+\. (?:Winning bets: (?:small|big)|No winning bets)\. Payout/,
  );
  await expectAccessible(page);

  await page.goto('/en/casino/game/10/baccarat');
  await page.getByRole('radiogroup', { name: 'Bet on' }).getByText('Banker').click();
  await expect(part(page, 'Rules and RTP')).toContainText('98.94%');
  await play(page);
  await expect(said(page)).toContainText(/^Player: .+ total \d\. Banker: .+ total \d\. .+\. Payout (?:0|2|3\.90)\b/);

  await page.goto('/en/casino/game/14/bingo-75');
  const card = page.getByRole('table', { name: 'Your card' });
  const before = await card.innerText();
  await button(page, 'New card').press('Enter');
  await expect.poll(() => card.innerText()).not.toBe(before);
  await play(page);
  await expect(said(page)).toContainText(/^Numbers marked: \d+ of 24\. Lines: \d+: [\d.]+ × the stake\. Payout/);
  await expectAccessible(page);
});

test('[CAS-05] [CAS-09] poker and blackjack: the player holds, takes and stands, and scratches a ticket out of the pool', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/casino/game/12/jacks');
  await play(page);
  await expect(said(page)).toContainText(/^Dealt: /);
  await page.reload();
  const held = page.getByRole('group', { name: 'Hold cards' }).getByRole('button');
  await held.first().press('Space');
  await expectAccessible(page);
  await button(page, 'Draw cards: 4').press('Enter');
  await expect(said(page)).toContainText(/ of (?:spades|hearts|diamonds|clubs)\. .+\. Payout/);
  await expect(part(page, 'Rules and RTP')).toContainText('98.39%');

  await page.goto('/en/card-games');
  await page.getByRole('main').getByRole('link', { name: 'Blackjack' }).click();
  await play(page);
  await expect(said(page)).toContainText(/^You: .+ total \d+\. Dealer: /);
  // A blackjack ends the round by itself.
  const stand = button(page, 'Stand');
  if (await stand.isVisible()) await stand.press('Enter');
  await expect(said(page)).toContainText(/\. Payout (?:0|2|4|5)\b/);

  await page.goto('/en/casino/game/15/scratch');
  await expect(page.getByText('Ticket price 1')).toBeVisible();
  await expect(part(page, 'Rules and RTP')).toContainText('Tickets left in this pool: 10,000');
  // The button ignores keys until the balance is here.
  await expect(button(page, /^Play /)).toBeEnabled();
  await button(page, /^Play /).press('Enter');
  await expect(said(page)).toContainText(/^Ticket prize [\d.,]+ × the stake\. Payout/);
  await expect(part(page, 'Rules and RTP')).toContainText('Tickets left in this pool: 9,999');
  await expectAccessible(page);
});

test('[CAS-11] rounds follow by themselves where the country allows it: a loss stop first, and one button to stop', async ({
  page,
  world,
  baseURL,
}) => {
  await open(page, world, '/en/casino/game/1/dice');
  await expect(page.getByRole('textbox', { name: 'Stake' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Autoplay' })).toHaveCount(0);
  await world.configure({ protection: { gameCycleMs: 0, slotCycleMs: 0, autoPlay: true } });
  await page.reload();
  await page.getByRole('tab', { name: 'Autoplay' }).click();
  await page.getByRole('textbox', { name: 'Stake' }).fill('1');
  const begin = button(page, 'Start autoplay');
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Enter a loss limit')).toBeVisible();
  await page.getByRole('textbox', { name: 'Loss limit' }).fill('5');
  await page.getByRole('textbox', { name: 'Stop on single win' }).fill('much');
  await expect(page.getByText('Enter a valid single-win amount')).toBeVisible();
  await page.getByRole('textbox', { name: 'Stop on single win' }).fill('50');
  await page.getByRole('textbox', { name: 'Number of rounds', exact: true }).fill('50');
  await expectAccessible(page);
  await begin.press('Enter');
  const going = part(page, 'Autoplay is on');
  await expect(going).toContainText(/Remaining loss limit[1-5]/);
  await expect(bar(page)).toContainText(/Staked[1-9]/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await going.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByText('Stopped by you')).toBeVisible();
  const rounds = part(page, 'Recent rounds').getByRole('listitem');
  await expect(rounds.first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.goto('/ar/casino/game/13/blackjack');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[CAS-15] a stake by keyboard, and the exact table of the game over it; the same in Arabic, dark and at 390 px', async ({
  page,
  world,
  baseURL,
}) => {
  await open(page, world, '/en/casino/game/1/dice');
  const stake = page.getByRole('textbox', { name: 'Stake' });
  const half = button(page, 'Half stake');
  await expect(half).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('group', { name: 'Quick stakes' }).getByRole('button').nth(2).press('Enter');
  await expect(stake).toHaveValue('1');
  await stake.press('ArrowUp');
  await expect(stake).toHaveValue('2');
  await button(page, 'Lower the stake').press('Enter');
  await half.press('Enter');
  await expect(stake).toHaveValue('0.50');
  await expectAccessible(page);
  await button(page, 'Rules').press('Enter');
  const rules = page.getByRole('dialog', { name: 'Dice: rules and payouts' });
  await expect(rules.getByRole('row', { name: 'Under 49.50' })).toContainText(/49\.5%2 ×99%/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Rules')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.goto('/ar/slots/game/11/lantern-tide');
  await button(page, 'القواعد').click();
  const arabic = page.getByRole('dialog');
  await expect(arabic).toContainText('2,500 ×');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await arabic.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
});

test('[CAS-09] blackjack: the stake once more is said on the button, and the round says both', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/casino/game/13/blackjack');
  const double = button(page, 'Double for 2');
  await page.getByRole('textbox', { name: 'Stake' }).fill('2');
  // A blackjack ends the round by itself.
  await expect(async () => {
    await button(page, /^Play /).click();
    await expect(double).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expectAccessible(page);
  await double.press('Enter');
  await expect(said(page)).toContainText(/\. Payout (?:0|4|8)\b/);
  await expect(part(page, 'Recent rounds').getByRole('listitem').first()).toContainText(/Staked 4/);
});

/** Counts contexts and tones of Web Audio, on top of what the browser does. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = { tones: 0, open: 0 };
    Object.assign(globalThis, { heard });
    class Heard extends OscillatorNode {
      constructor(context: AudioContext) {
        super(context);
        heard.tones += 1;
      }
    }
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      return new Heard(this);
    };
    globalThis.AudioContext = new Proxy(AudioContext, {
      construct(Device, given) {
        heard.open += 1;
        const context = new Device(...(given as []));
        context.addEventListener('statechange', () => {
          if (context.state === 'closed') heard.open -= 1;
        });
        return context;
      },
    });
  });
const heardBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: { tones: number; open: number } }).heard);

test('[CAS-39] a room is silent until its player turns the sound on; the choice is kept, and leaving gives the device back', async ({
  page,
  world,
}) => {
  await listen(page);
  await open(page, world, '/en/casino/game/1/dice');
  const sound = button(page, 'Sound');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await play(page);
  await expect(said(page)).toContainText(/Payout/);
  expect(await heardBy(page)).toEqual({ tones: 0, open: 0 });
  await sound.press('Enter');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await play(page);
  await expect(said(page)).toContainText(/Payout/);
  await expect.poll(() => heardBy(page)).toMatchObject({ open: 1 });
  expect((await heardBy(page)).tones).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Exit game' }).click();
  await expect.poll(() => heardBy(page)).toMatchObject({ open: 0 });
});

test('[CAS-35] a wheel turns before its number is told, one press ends that, and with less motion it is told at once', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, world, '/en/casino/game/4/roulette');
  const spin = async () => {
    await button(page, '1 $').click();
    await button(page, /^red$/).click();
    await button(page, /^Play /).click();
  };
  await spin();
  await expect(said(page)).not.toContainText(/Payout/);
  await button(page, 'Skip').click();
  await expect(said(page)).toContainText(/^\d+, .+ Payout/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await spin();
  await expect(said(page)).toContainText(/^\d+, .+ Payout/);
  await expect(button(page, 'Skip')).toHaveCount(0);
});
