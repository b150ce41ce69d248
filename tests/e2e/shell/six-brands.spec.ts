import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { newBrand } from '../../../scripts/lib/brand/command.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, visit } from '../../support/world.ts';

/** Name, colour, accent. Deep and pale colours, and words with a sign that a document must not take for its own. */
const brands = [
  ['Northwind', '#0f6b5c', '#f0b429'],
  ['Fjordspel', '#1f4e79', '#d9534f'],
  ['Porto Onze', '#b3261e', '#f2c14e'],
  ['Maple & Nine', '#7b2d8e', '#2fb380'],
  ['Dijkspel', '#c2410c', '#1f6fb2'],
  ['Citrine', '#ffd60a', '#111111'],
] as const;

function configOf(name: string, colour: string, accent: string): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  newBrand(['new', 'site', `--name=${name}`, `--colour=${colour}`, `--accent=${accent}`, '--country=GB'], folder);
  const config = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Record<string, unknown>;
  rmSync(folder, { recursive: true });
  return config;
}

for (const [at, [name, colour, accent]] of brands.entries())
  test(`[BRAND-11] ${name}, made from nothing, is on every page, readable, and nobody else is`, async ({
    page,
    world,
  }) => {
    const config = configOf(name, colour, accent);
    await world.configure(config);
    await world.simulator({ run: false });
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' });
    const [pick] = await world.liveMatches('en');
    const isOwn = async () => {
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.locator('html')).not.toContainText(/openbook/i);
    };

    await page.goto('/en/home/live');
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    const solid = await page
      .getByRole('banner')
      .getByRole('button', { name: 'Register' })
      .evaluate((button) => ({
        shown: getComputedStyle(button).backgroundColor,
        house: getComputedStyle(document.documentElement).getPropertyValue('--color-accent-solid'),
      }));
    expect(solid.house).not.toMatch(/#1c55d6|#2b66ea/);
    const parts = [1, 3, 5].map((from) => Number.parseInt(solid.house.slice(from, from + 2), 16));
    expect(solid.shown).toBe(`rgb(${parts.join(', ')})`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await isOwn();
    await expectAccessible(page);

    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(pick!.match.opp1.name) })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'sport-game');
    await isOwn();
    await visit(page, '/en/casino');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await isOwn();

    await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'dark' : 'light' });
    await page.goto('/en/registration');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await isOwn();
    await expectAccessible(page, 'main');
    await enter(page);
    await page.goto('/en/office/account');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await isOwn();
  });
