import { expect, test } from '../../support/world.ts';

// Each choice of the view needs matches of its kind, so the world has all competitions.
test.use({ share: 1 });

test(
  '[ODDS-08] [ODDS-09] [PREF-05] each choice of the view changes the list, by keyboard, and holds after a reload',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await page.goto('/en/home/live');
    const board = page.getByRole('main');
    const heads = board.getByRole('heading', { level: 2 }).filter({ hasText: '. ' });
    const rows = board.getByRole('article');
    await expect(heads.nth(1)).toContainText('England.');

    const menu = page.getByRole('button', { name: 'View' });
    await expect(menu).toBeEnabled();
    await menu.press('Enter');
    const view = page.getByRole('dialog', { name: 'View' });
    await view.getByRole('switch', { name: 'Group by country' }).press('Space');
    await expect(heads.nth(1)).not.toContainText('England.');

    const starts = rows.filter({ has: page.getByText(/^\d\d:\d\d$/) });
    await expect(starts).toHaveCount(0);
    await view.getByRole('switch', { name: 'Include matches starting soon' }).press('Space');
    await expect(starts.first()).toBeVisible();

    const periods = board.getByTitle('Period 1');
    await expect(periods).toHaveCount(0);
    await view.getByRole('switch', { name: 'Scores by period' }).press('Space');
    await expect(periods.first()).toBeVisible();

    const overs = rows.getByRole('button', { name: /, Over / });
    await expect(overs.first()).toBeVisible();
    await view.getByRole('checkbox', { name: 'Total' }).press('Space');
    await expect(overs).toHaveCount(0);
    await page.keyboard.press('Escape');

    const withPicture = board.getByRole('button', { name: 'Tracker' });
    await withPicture.press('Space');
    await expect(rows.filter({ hasNotText: 'Tracker' })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    await withPicture.press('Space');
    await board.getByRole('combobox', { name: 'When' }).selectOption('Next 4 hours');
    await expect(periods).toHaveCount(0);
    await expect(starts.first()).toBeVisible();
    await board.getByRole('button', { name: 'By time' }).press('Space');
    await expect(heads).toHaveCount(0);

    await page.reload();
    await expect(starts.first()).toBeVisible();
    await expect(heads.or(overs).or(periods)).toHaveCount(0);
    // Nothing plays of what has not begun.
    await withPicture.press('Space');
    await expect(rows).toHaveCount(0);

    await page.reload();
    await expect(withPicture).toHaveAttribute('aria-pressed', 'true');
    await board.getByRole('searchbox').fill('nobody at all');
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(rows.first()).toBeVisible();

    await board.getByRole('link', { name: /^Upcoming/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Football, upcoming' })).toBeAttached();
    await expect(rows.first()).toBeVisible();

    await page
      .getByRole('region', { name: 'Live now' })
      .getByRole('link', { name: /^Esports/ })
      .click();
    const kinds = board.getByRole('radiogroup', { name: 'Esports type' });
    const simulated = rows.filter({ hasText: / Sim/ });
    await kinds.getByRole('radio', { name: 'Simulated' }).check();
    await expect(simulated.first()).toBeVisible();
    await expect(rows.filter({ hasNotText: / Sim/ })).toHaveCount(0);
    await kinds.getByRole('radio', { name: 'Real esports' }).check();
    await expect(rows.first()).toBeVisible();
    await expect(simulated).toHaveCount(0);
  },
);
