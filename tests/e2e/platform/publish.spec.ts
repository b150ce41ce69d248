import { fileOf, publishTo, versionOf } from '../../contract/support/published.ts';
import { drawing, returnToTab } from '../../support/outside-app.ts';
import { expect, headerCame, test } from '../../support/world.ts';

/** Each attempt publishes apps of its own, because a published version stays as long as the server lives. */
const ownId = (name: string) => `${name}-${Date.now().toString(36)}`;

/**
 * Publishes an app of another repository and gives the path of its script. All worlds of the server have the app, but
 * only a world that switches it on shows it.
 */
async function publishCard(id: string, version: string, text: string): Promise<string> {
  const code = drawing(id, `element.textContent = '${text}'`).replace('@sdk', '@openbook/plugin-sdk');
  const script = fileOf('index.a1b2c3d4.js', code);
  const { entry, files } = versionOf(id, version, { integrity: script.integrity, enabled: false });
  const answer = await publishTo(process.env.BASE_URL ?? '', { entry, files: [script, ...files.slice(1)] });
  expect(answer.status, await answer.text()).toBe(201);
  return code;
}

test(
  '[PLUG-62] [PLUG-60] [PLUG-58] an open page shows what was published, then its next version, and goes back by one field',
  { tag: '@core' },
  async ({ page, world }) => {
    const id = ownId('journey-card');
    const [first, second] = ['1.0.0', '1.0.1'];
    await page.goto('/en/home/live');
    await expect(page.getByRole('contentinfo')).toContainText('18+');
    await headerCame(page);
    await page.getByRole('banner').evaluate((header) => header.setAttribute('data-mark', 'same'));

    await publishCard(id, first, 'The first card');
    await world.configure({ plugins: { [id]: { enabled: true } } });
    await returnToTab(page);
    await expect(page.getByText('The first card')).toBeVisible();

    await publishCard(id, second, 'The second card');
    await returnToTab(page);
    await expect(page.getByText('The second card')).toBeVisible();
    await expect(page.getByText('The first card')).toHaveCount(0);

    await world.configure({ plugins: { [id]: { use: first } } });
    await returnToTab(page);
    await expect(page.getByText('The first card')).toBeVisible();
    await expect(page.locator('header[data-mark=same]')).toBeVisible();
  },
);

test('[PLUG-62] a published script with one changed byte does not run, and the page goes on', async ({
  page,
  world,
}) => {
  const [id, version] = [ownId('changed-card'), '1.0.0'];
  const script = await publishCard(id, version, 'The changed card');
  await world.configure({ plugins: { [id]: { enabled: true } } });
  await world.faults({
    method: 'GET',
    path: `/plugins/${id}/${version}/*.js`,
    text: script.replace('The changed card', 'The chanGed card'),
    times: 20,
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  const said = new RegExp(`Plugin "${id}" ${version.replaceAll('.', '\\.')}, load`);
  await expect.poll(() => logged.filter((line) => said.test(line)), { timeout: 40_000 }).not.toEqual([]);
  await expect(page.getByText(/The changed card/i)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
