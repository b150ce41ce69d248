/** The cloth of the roulette: a chip lies where it is pressed, and the server gets every place with its sum. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const place = (page: Page, name: string) =>
  main(page).getByRole('group', { name: 'Table' }).getByRole('button', { name, exact: true });
const act = (page: Page, name: string) =>
  main(page).getByRole('group', { name: 'All bets' }).getByRole('button', { name });
const chip = (page: Page, name: string) =>
  main(page).getByRole('group', { name: 'Chip' }).getByRole('button', { name });
const play = (page: Page) => main(page).getByRole('button', { name: /^Play/ });

async function open(page: Page, world: World, language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  await page.goto(`/${language}/casino/game/4/roulette`);
}

/** What the page asks the server to play. */
async function played(page: Page): Promise<{ stake: number; choice: { spots: string[] } }> {
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/rounds'));
  await play(page).click();
  return (await asked).postDataJSON() as { stake: number; choice: { spots: string[] } };
}

const kinds: readonly (readonly [kind: string, name: string, place: string, pays: number])[] = [
  ['straight', '17 black', '17', 36],
  ['zero', '0', '0', 36],
  ['split', 'Split 17 / 20', '17-20', 18],
  ['split with zero', 'Split 0 / 2', '0-2', 18],
  ['street', 'Street 13 / 14 / 15', '13-14-15', 12],
  ['three with zero', 'Street 0 / 2 / 3', '0-2-3', 12],
  ['corner', 'Corner 26 / 27 / 29 / 30', '26-27-29-30', 9],
  ['first four', 'Corner 0 / 1 / 2 / 3', '0-1-2-3', 9],
  ['six line', 'Six line 31 / 32 / 33 / 34 / 35 / 36', '31-32-33-34-35-36', 6],
  ['dozen', '13–24', 'dozen2', 3],
  ['column', 'Column 3 2:1', 'column3', 3],
  ['colour', 'red', 'red', 2],
  ['half', '19–36', 'high', 2],
  ['odd', 'odd', 'odd', 2],
];

test(
  '[CAS-34] a chip of each kind of bet is pressed where it is seen, and reaches the server as its place and sum',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await chip(page, '1 $').click();
    for (const [kind, name, wanted, pays] of kinds)
      await test.step(kind, async () => {
        // The corner of a number: its middle has lines at its edges on a narrow cloth.
        await place(page, name).click(kind === 'straight' ? { position: { x: 14, y: 14 } } : {});
        const { stake, choice } = await played(page);
        expect({ stake, choice }).toEqual({ stake: 1, choice: { spots: [`${wanted}:100`] } });
        const said = main(page).getByRole('region', { name: 'Last round' }).getByRole('status');
        await expect(said).toContainText(new RegExp(`^\\d+, (?:red|black|zero)\\. Payout (?:0|${String(pays)})\\s`));
        await act(page, 'Clear').click();
      });
  },
);

test('[CAS-34] chips add up; undo, double, clear and repeat do what they say, and the button says the whole stake', async ({
  page,
  world,
}) => {
  await open(page, world);
  await expect(main(page)).toContainText('Choose at least one bet');
  await chip(page, '0.50 $').click();
  await place(page, 'red').click();
  await place(page, 'Split 17 / 20').click();
  await place(page, 'Split 17 / 20').click();
  await expect(play(page)).toHaveText('Play 1.50 $');
  await act(page, 'Undo').click();
  await act(page, '2×').click();
  await expect(play(page)).toHaveText('Play 2 $');
  const first = await played(page);
  expect(first).toMatchObject({ stake: 2, choice: { spots: ['red:100', '17-20:100'] } });
  await act(page, 'Clear').click();
  await expect(play(page)).toHaveAttribute('aria-disabled', 'true');
  await act(page, 'Repeat').click();
  expect((await played(page)).choice).toEqual(first.choice);
  await expectAccessible(page);
});

test('[CAS-34] by keyboard in Arabic, on a phone: the cloth lies as in every language, and arrows reach its lines', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world, 'ar');
  const at = (name: string) => main(page).locator(`[data-place='${name}']`);
  await at('17').focus();
  for (const [key, next] of [
    ['ArrowDown', '17-20'],
    ['ArrowRight', '17-18-20-21'],
    ['ArrowUp', '17-18'],
    ['ArrowLeft', '17'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(at(next)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(at('17-20')).toHaveAttribute('aria-pressed', 'true');
  const left = async (name: string) => (await at(name).boundingBox())?.x ?? 0;
  expect(await left('16')).toBeLessThan(await left('18'));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
