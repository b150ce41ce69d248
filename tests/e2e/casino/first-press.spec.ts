/** On a phone the press that plays is in the first screen of every game, in the longest language too. */
import { facts, pathOfGame } from '../../../contracts/games/facts.ts';
import { enter, expect, test } from '../../support/world.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const shared = [
  '/casino/game/101/crash',
  '/casino/game/102/keno-draw',
  '/casino/game/103/roulette-draw',
  '/casino/game/104/wheel-draw',
];

test('[CAS-33] the first press is in sight at 390 × 844 in every game, and stands on no other', async ({
  page,
  world,
}) => {
  test.setTimeout(240_000);
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  for (const path of [...facts.map(pathOfGame), ...shared])
    await test.step(path, async () => {
      await page.goto(`/de${path}`);
      const press = page.getByRole('main').locator('button[type=submit]');
      await expect(press).toBeInViewport({ ratio: 1 });
      await expect(press).toHaveText(/\S/);
      const under = await press.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(under, 'nothing covers it').toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
});

test('[CAS-33] half and double change the stake, and the last one is kept over a reload', async ({ page, world }) => {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/casino/game/1/dice');
  const main = page.getByRole('main');
  const stake = main.getByRole('textbox', { name: 'Stake' });
  await stake.fill('1');
  await main.getByRole('button', { name: 'Double stake' }).tap();
  await expect(stake).toHaveValue('2');
  await main.getByRole('button', { name: 'Double stake' }).tap();
  await main.getByRole('button', { name: 'Half stake' }).tap();
  await main.getByRole('button', { name: 'Play 2' }).tap();
  await expect(main.getByRole('region', { name: 'Last round' }).getByRole('status')).toContainText('Rolled');
  await page.reload();
  await expect(stake).toHaveValue('2');
});
