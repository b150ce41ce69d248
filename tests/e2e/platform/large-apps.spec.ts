import { buildLargeApp, type LargeApp, publishLargeApp } from '../../support/large-app.ts';
import { pin } from '../../support/outside-app.ts';
import { coupon, expect, test } from '../../support/world.ts';

let app: LargeApp;
test.beforeAll(async () => {
  app = await buildLargeApp();
});
/** The same app with a list of parts that lacks one. */
function withoutPin({ fields, files }: LargeApp, part: string): LargeApp {
  const name = [...files.keys()].find((file) => file.startsWith('parts.')) ?? '';
  const list = Object.entries(JSON.parse(files.get(name) ?? '{}') as object).filter(([file]) => !file.startsWith(part));
  const text = JSON.stringify(Object.fromEntries(list));
  const parts = { file: `/plugins/large/1.0.0/${name}`, integrity: pin(text) };
  return { fields: { ...fields, parts }, files: new Map(files).set(name, text) };
}

const isPart = (name: string) => name.startsWith('part-');

test('[PLUG-77] parts of a large app load when they are opened, each once, and styles of one name are apart', async ({
  page,
}) => {
  const asked: string[] = [];
  await publishLargeApp(page, app, (name) => void asked.push(name));
  await page.goto('/en');
  const large = page.getByRole('region', { name: 'Large app' });
  await expect(large.getByRole('heading', { name: 'Large app' })).toBeVisible();
  expect(asked.filter(isPart)).toEqual([]);
  await large.getByRole('button', { name: 'Limits' }).click();
  await expect(large.getByRole('heading', { name: 'Page of limits' })).toBeVisible();
  expect(asked.filter(isPart).map((name) => name.split('.')[0])).toContain('part-limits');
  expect(asked.filter(isPart).map((name) => name.split('.')[0])).not.toContain('part-terms');
  await large.getByRole('button', { name: 'Terms' }).click();
  await expect(large.getByTestId('terms')).toHaveCSS('color', 'rgb(3, 3, 3)');
  await large.getByRole('button', { name: 'Limits' }).click();
  await expect(large.getByTestId('limits')).toHaveCSS('color', 'rgb(2, 2, 2)');
  await expect(large).toHaveCSS('color', 'rgb(1, 1, 1)');
});

test('[PLUG-77] [PLUG-17] a part with one byte more never runs: its place says so, the log names app and phase, the rest goes on', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  let isSpoilt = true;
  const spoil = (name: string) => ({ body: `globalThis.ran = true;${app.files.get(name) ?? ''}` });
  await publishLargeApp(page, app, (name) => (isSpoilt && name.startsWith('part-limits') ? spoil(name) : undefined));
  await page.goto('/en');
  const large = page.getByRole('region', { name: 'Large app' });
  await large.getByRole('button', { name: 'Limits' }).click();
  await expect(large.getByRole('alert')).toContainText('could not be loaded');
  await expect.poll(() => lines.join('\n')).toContain('Plugin "large" 1.0.0, load: a part did not come');
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  await large.getByRole('button', { name: 'Terms' }).click();
  await expect(large.getByRole('heading', { name: 'Page of terms' })).toBeVisible();
  await large.getByRole('button', { name: 'Limits' }).click();
  await expect(large.getByRole('alert')).toBeVisible();
  isSpoilt = false;
  await large.getByRole('button', { name: 'Refresh' }).click();
  await expect(large.getByRole('heading', { name: 'Page of limits' })).toBeVisible();
  await expect(coupon(page)).toBeVisible();
});

test('[PLUG-77] a part that the entry does not pin is not asked for', async ({ page }) => {
  const asked: string[] = [];
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await publishLargeApp(page, withoutPin(app, 'part-limits'), (name) => void asked.push(name));
  await page.goto('/en');
  const large = page.getByRole('region', { name: 'Large app' });
  await large.getByRole('button', { name: 'Limits' }).click();
  await expect(large.getByRole('alert')).toContainText('could not be loaded');
  await expect.poll(() => lines.join('\n')).toContain('refused: /plugins/large/1.0.0/part-limits');
  expect(asked.filter((name) => name.startsWith('part-limits'))).toEqual([]);
});
