import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { expect, test, visit } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');

test(
  '[PLUG-19] [PLUG-21] [PLUG-22] results, news and promotions come as their own apps, and show what the backend has',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [live] = await world.liveMatches();
    if (live === undefined) throw new Error('No live game.');
    await world.simulator({ gameId: live.match.id, do: 'finish', score: [4, 3] });
    const asked: string[] = [];
    page.on('request', (request) => {
      const app = /\/plugins\/([\w-]+)\/index\.[^/]+\.js$/.exec(request.url())?.[1];
      // What a part needs is fetched too, to be checked; the script comes once.
      if (app !== undefined && request.resourceType() === 'script') asked.push(app);
    });
    const timesAsked = (id: string) => asked.filter((app) => app === id).length;

    await page.goto('/en/results');
    const row = main(page).getByRole('row', { name: new RegExp(`${live.match.opp1.name}.*4:3`) });
    await expect(row).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(['header', 'footer', 'results', 'news', 'promotions'].map(timesAsked)).toEqual([1, 1, 1, 0, 0]);
    await expectAccessible(page);
    for (const part of ['zone', 'live']) {
      await visit(page, `/en/results/${part}`);
      await expect(row, part).toBeVisible();
    }

    await visit(page, '/en/news');
    await main(page).getByRole('link', { name: 'Every match has a result' }).click();
    await expect(page).toHaveURL(/\/en\/news\/every-match-has-a-result$/);
    await expect(main(page).getByRole('article')).toContainText('second by second');
    await expectAccessible(page);
    await visit(page, '/en/news/nothing');
    await main(page).getByRole('button', { name: 'All news' }).click();
    await expect(page).toHaveURL(/\/en\/news$/);

    await visit(page, '/en/promotions/play-money');
    // The heading of the page has the name in it too, once the content service has told it.
    const title = main(page).getByRole('heading', { name: 'Play money for a new account', exact: true });
    await expect(title).toBeVisible();
    await main(page).getByRole('link', { name: 'All promotions' }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Play money for a new account' })).toBeVisible();
    expect(['header', 'footer', 'results', 'news', 'promotions'].map(timesAsked)).toEqual([1, 1, 1, 1, 1]);

    // When the app is switched off, the host shows its own page.
    await world.configure({ plugins: { news: { enabled: false } } });
    await page.goto('/en/news');
    await expect(main(page).getByRole('heading', { level: 2 })).toBeVisible();
    expect(timesAsked('news')).toBe(1);
  },
);

test('[QUERY-09] payment_consultant=1 opens the payment consultant, any other value does not', async ({ page }) => {
  await Promise.all([
    page.waitForRequest(/\/plugins\/payment-consultant\/[^/]+\.js$/),
    page.goto('/en?payment_consultant=1'),
  ]);
  const dialog = page.getByRole('dialog', { name: 'Payments adviser' });
  await expect(dialog).toContainText('Accounts on this server hold play money.');
  await expectAccessible(page, openDialog);
  await dialog.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByRole('dialog').filter({ visible: true }).getByRole('textbox').first()).toBeVisible();

  await page.goto('/en?payment_consultant=0');
  await expect(page.getByRole('button', { name: 'Support', exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('[ROUTE-162] [PLUG-26] [ERR-20] a page that breaks as it is drawn: the technical pages in the frame, the built-in view when they do not come', async ({
  page,
  world,
}) => {
  // Makes the browser refuse an element that only this page has.
  await page.addInitScript(() => {
    const create = Reflect.get(document, 'createElement') as (name: string, options?: unknown) => Element;
    Reflect.set(document, 'createElement', (name: string, options?: unknown) => {
      if (name === 'article' && location.pathname === '/en/home/live') throw new Error('refused');
      return create.call(document, name, options);
    });
  });
  const alert = main(page).getByRole('alert');
  const title = alert.getByRole('heading', { level: 1, name: 'Something went wrong' });
  const byApp = alert.getByRole('link', { name: 'Live now' });

  await world.faults({ path: '/plugins/technical-pages/*.js', status: 500, times: 4 });
  await page.goto('/en/home/live');
  await expect(title).toBeVisible();
  await expect(byApp).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'error-general');
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);

  await world.noFaults();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(byApp).toBeVisible();
  await expect(title).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'home');
});
