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

test('[PLUG-93] [R-P3] a version that defines an element again fails in an open page, and new visitors get it', async ({
  page,
  context,
  world,
  problems,
}) => {
  await world.control('PUT', 'plugins/breaker', { visitors: 1, percent: 50 });
  const app = 'match-of-the-day';
  const script = (text: string) =>
    `customElements.define('big-clock', class extends HTMLElement {});\n${drawing(app, `element.textContent = '${text}'`)}`;
  await publish(page, app, { script: script('the first clock'), version });
  await page.goto('/en');
  await expect(page.getByText('the first clock')).toBeVisible();

  const newer = { script: script('the second clock'), version: '9.9.10' };
  const said = page.waitForRequest(
    (request) => request.url().includes('/beacon') && (request.postData() ?? '').includes('9.9.10'),
  );
  await publish(page, app, newer);
  await returnToTab(page);
  expect((await said).postDataJSON()).toMatchObject({ plugins: [{ id: app, version: '9.9.10', phase: 'update' }] });
  await expect(page.getByText('the first clock')).toBeVisible();

  const other = await context.newPage();
  await publish(other, app, newer);
  await other.goto('/en');
  await expect(other.getByText('the second clock')).toBeVisible();
  expect((await figures(world)).find((one) => one.id === app && one.version === '9.9.10')).toMatchObject({
    state: 'open',
    failed: 0,
  });
  await other.close();
  expect(problems.splice(0)).toEqual([expect.stringContaining('big-clock')]);
});
