/** An app that fails in one page is taken out of the pages of others. */
import type { PluginFigures } from '../../../contracts/plugin-beacon.ts';
import { drawing, publish, returnToTab } from '../../support/outside-app.ts';
import { expect, test, type World } from '../../support/world.ts';

const figures = async (world: World): Promise<PluginFigures[]> =>
  (await world.control<{ data: PluginFigures[] }>('GET', 'plugins/health')).data;
const version = '9.9.9';

test('[PLUG-63] [PLUG-65] who fails is told of, held back, and leaves another open page, which goes on', async ({
  page,
  context,
  world,
}) => {
  await world.control('PUT', 'plugins/breaker', { visitors: 1, percent: 50 });
  const app = 'match-of-the-day';
  await publish(page, app, { script: drawing(app, `element.textContent = 'a fine card'`), version });
  await page.goto('/en');
  await expect(page.getByText('a fine card')).toBeVisible();

  const other = await context.newPage();
  await publish(other, app, {
    script: `import { definePlugin } from '@sdk';
definePlugin({ id: '${app}', mount: () => { throw new Error('broken for this visitor'); } });`,
    version,
  });
  await other.goto('/en');
  await expect
    .poll(async () => (await figures(world)).find(({ id, version: own }) => id === app && own === version))
    .toMatchObject({ state: 'held', reason: expect.stringContaining('1 of 1 visitors') });
  await other.close();

  await returnToTab(page);
  await expect(page.getByText('a fine card')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[PLUG-63] a page that is left says what its apps took to load and to mount', async ({ page, world }) => {
  await page.goto('/en/home/live');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  // What listens for the leaving comes late: whoever leaves before it says nothing, so the page is left until it has.
  await expect
    .poll(async () => {
      await returnToTab(page);
      return (await figures(world)).find(({ id }) => id === 'header');
    })
    .toMatchObject({ visitors: 1, failed: 0, state: 'open', loadMs: expect.any(Number), mountMs: expect.any(Number) });
});
