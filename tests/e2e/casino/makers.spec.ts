/** A game of another maker, in the frame of its maker. */
import { expectAccessible } from '../../support/axe.ts';
import { startSandbox } from '../../support/server.ts';
import { enter, expect, test as base } from '../../support/world.ts';

/** A server with the reference maker beside it. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const { address, stop } = await startSandbox({ REFERENCE_MAKER_PORT: '0' });
    await use(address);
    await stop();
  },
});

test(
  '[AGG-08] a game of another maker is found in the lobby, played in its frame by keyboard, and left; the balance follows',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await enter(page, await world.createUser('player'));
    await page.goto('/en/casino-lobby?q=lamps');
    await page.getByRole('region', { name: 'Lighthouse Games' }).getByRole('link', { name: 'Six Lamps' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Six Lamps' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('A game by Lighthouse Games');
    const game = page.frameLocator('iframe[title="Six Lamps"]');
    const balance = game.locator('#balance');
    await expect(balance).toHaveText(/\d/);
    const before = await balance.innerText();
    await game.getByRole('radio', { name: 'Lamp 1' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(game.getByRole('radio', { name: 'Lamp 2' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(game.getByRole('status')).toHaveText(/is lit/);
    await expect(balance).not.toHaveText(before);
    const after = (await balance.innerText()).replace(/(?:\.00)? \w+$/, '');
    await expect(page.getByRole('banner')).toContainText(after);
    await expectAccessible(page);
    await game.getByRole('button', { name: 'Lobby' }).click();
    await expect(page).toHaveURL(/\/en\/casino-lobby$/);
  },
);
