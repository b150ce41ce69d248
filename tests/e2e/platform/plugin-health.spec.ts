/** An app that fails in one page is taken out of the pages of others. */
import type { PluginEntry } from '../../../contracts/plugin.ts';
import { keptBy } from '../../../contracts/plugin-audience.ts';
import type { PluginFigures } from '../../../contracts/plugin-beacon.ts';
import { fileOf, publishTo, versionOf } from '../../contract/support/published.ts';
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

/** A browser that the first half of the visitors of an app knows as one of them. */
function seedIn(share: NonNullable<PluginEntry['share']>, entry: PluginEntry): string {
  const seeds = Array.from({ length: 99 }, (_, index) => String(index));
  const isIn = (seed: string) => keptBy({ ...entry, share }, { isAuth: false, seed, now: 0 }) === null;
  return seeds.find(isIn) ?? '';
}

test('[PLUG-108] [PLUG-107] half of the visitors get a new version; it fails for one, so all get the old one, and a form that is half filled in stays', async ({
  page,
  context,
  world,
}) => {
  await world.control('PUT', 'plugins/breaker', { visitors: 1, percent: 50 });
  const id = `stepped-card-${Date.now().toString(36)}`;
  const draws = {
    '1.0.0': `element.textContent = 'The old card'`,
    '1.1.0': `if (window.name === 'unlucky') throw new Error('broken for this visitor');
      const field = document.createElement('input'); field.ariaLabel = 'Your tip'; element.append('The new card', field)`,
  };
  for (const [one, draw] of Object.entries(draws)) {
    const script = fileOf('index.a1b2c3d4.js', drawing(id, draw).replace('@sdk', '@openbook/plugin-sdk'));
    const { entry, files } = versionOf(id, one, { integrity: script.integrity, enabled: false });
    const answer = await publishTo(process.env.BASE_URL ?? '', { entry, files: [script, ...files.slice(1)] });
    expect(answer.status, await answer.text()).toBe(201);
  }
  await world.configure({ plugins: { [id]: { enabled: true, use: [{ version: '1.1.0', percent: 50 }] } } });
  const { entry } = versionOf(id, '1.1.0');
  const seed = seedIn({ percent: 50, group: `${id} versions` }, entry);
  await context.addInitScript((value) => {
    // Frames of the page have no storage.
    if (window.origin !== 'null') localStorage.setItem('openbook.rollout', value);
  }, seed);
  await page.goto('/en/home/live');
  await expect(page.getByText('The new card')).toBeVisible();
  const tip = page.getByLabel('Your tip');
  await tip.fill('2:1');

  const other = await context.newPage();
  await other.addInitScript(() => {
    window.name = 'unlucky';
  });
  await other.goto('/en/home/live');
  const figure = async () => (await figures(world)).find((one) => one.id === id && one.version === '1.1.0');
  await expect.poll(figure).toMatchObject({ state: 'held', reason: expect.stringContaining('1 of 1 visitors') });
  await returnToTab(other);
  await expect(other.getByText('The old card')).toBeVisible();
  await other.close();

  await returnToTab(page);
  await page.getByRole('button', { name: 'Show now' }).waitFor();
  await expect(tip).toHaveValue('2:1');
  await page.getByRole('button', { name: 'Show now' }).click();
  await expect(page.getByText('The old card')).toBeVisible();
  await expect(tip).toHaveCount(0);
});
