/** docs/write-a-plugin.md, block by block: an app of another repository, from its folder to a page of a running host and back. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';

import { manifestOf } from '../../contract/support/published.ts';
import { returnToTab } from '../../support/outside-app.ts';
import { commandsOf, makeOutside, type Outside } from '../../support/outside-repository.ts';
import { fewCompetitions, playTime } from '../../support/play-time.ts';
import { startSandbox } from '../../support/server.ts';
import { coupon, expect, headerCame, test, World } from '../../support/world.ts';

// Programs that read much, and a server of its own: what is published is in every world of a server.
test.describe.configure({ timeout: 400_000 });

const site = mkdtempSync(join(tmpdir(), 'openbook-site-'));
const dist = join(site, 'dist');
/** What a build does with its folder. */
const buildHost = () => {
  rmSync(dist, { recursive: true, force: true });
  cpSync('dist', dist, { recursive: true });
};

let server: Awaited<ReturnType<typeof startSandbox>>;
let outside: Outside;
let app: string;

/** Carries out every block of the page: files where it names one, else commands. Answers what the commands said. */
async function carryOut(): Promise<string> {
  let said = '';
  const page = readFileSync('docs/write-a-plugin.md', 'utf8');
  for (const [, language, file = '', text = ''] of page.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)) {
    if (language === 'sh') {
      const isFirst = text.includes('openbook-plugin new');
      said += await outside.said(isFirst ? outside.folder : app, 'sh', '-ec', commandsOf(text, server.address));
    } else {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), text);
    }
  }
  return said;
}
const command = (...args: string[]) => outside.said(app, process.execPath, outside.command, ...args);
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(app, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(app, file), text.replace(from, to));
};

test.beforeAll(async () => {
  test.setTimeout(400_000);
  buildHost();
  server = await startSandbox({ SANDBOX_DIST: dist, SANDBOX_PLUGINS: join(site, 'plugins') });
  outside = await makeOutside();
  app = join(outside.folder, 'big-match');
});
test.afterAll(async () => {
  await server.stop();
  for (const folder of [site, outside.folder]) rmSync(folder, { recursive: true, force: true });
});

async function enterWorld(page: Page): Promise<World> {
  const settings = { seed: 7, share: fewCompetitions, play: playTime };
  const { data } = await new World(server.address, 'main').control<{ data: { id: string } }>(
    'POST',
    'worlds',
    settings,
  );
  const world = new World(server.address, data.id);
  await world.enter(page.context());
  await world.simulator({ run: false });
  return world;
}

test('[PLUG-58] [PLUG-60] [PLUG-62] [PLUG-45] the page’s own blocks make an app, and an open page of a running host has it', async ({
  page,
}) => {
  const world = await enterWorld(page);
  const card = page.getByRole('main').getByRole('region', { name: 'Big match' });
  await page.goto(`${server.address}/en`);
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await headerCame(page);
  await page.getByRole('banner').evaluate((header) => header.setAttribute('data-mark', 'same'));

  const said = await carryOut();
  expect(said).toMatch(/Tests +1 passed/);
  expect(said).toContain('big-match 1.0.0: no fault.');
  expect(said).toContain('Published big-match 1.0.0. Pages get 1.0.0 of 1.0.0.');
  await returnToTab(page);

  // A price moves; a press adds the bet.
  const { entities } = await world.snapshot('top:live');
  const match = entities.games![0]!;
  const home = entities.markets!.find(({ gameId, typeId }) => gameId === match.id && typeId === 1)!;
  const button = card.getByRole('button', { name: match.opp1.name }).first();
  await expect(card.getByRole('link')).toHaveText(`${match.opp1.name} – ${match.opp2.name}`);
  for (const coef of [1.5, 2.5]) {
    await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
    await expect(button).toContainText(coef.toFixed(2));
  }
  await button.click();
  await expect(coupon(page).getByText(match.opp1.name).first()).toBeVisible();
  await expect(page.locator('header[data-mark=same]')).toBeVisible();

  // Its page, for search engines and in two languages.
  expect((await fetch(`${server.address}/en/big-match`)).status).toBe(200);
  expect(await (await fetch(`${server.address}/sitemap.xml`)).text()).toContain('/ru/big-match<');
  await page.goto(`${server.address}/ru/big-match`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Главный матч' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('region', { name: 'Главный матч' }).getByRole('link')).toBeVisible();

  // A build of the host leaves it where it is.
  buildHost();
  expect((await manifestOf(server.address)).map(({ id }) => id)).toContain('big-match');

  // The next version, and back by one field.
  change('plugin.ts', "version: '1.0.0'", "version: '1.1.0'");
  change('texts/en.json', '"Big match"', '"Bigger match"');
  await command('build');
  await command('publish', server.address);
  await page.goto(`${server.address}/en`);
  const bigger = page.getByRole('main').getByRole('region', { name: 'Bigger match' });
  await expect(bigger.getByRole('link')).toBeVisible();
  await world.configure({ plugins: { 'big-match': { use: '1.0.0' } } });
  await returnToTab(page);
  await expect(card.getByRole('link')).toBeVisible();
  await expect(bigger).toHaveCount(0);

  // One byte more of script or style: not sent, and where it reaches a page, not run.
  for (const [ending, field] of [
    ['.css', 'styleIntegrity'],
    ['.js', 'integrity'],
  ] as const) {
    await command('build');
    const file = join(
      app,
      'dist',
      readdirSync(join(app, 'dist')).find((name) => name.endsWith(ending))!,
    );
    writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    await expect(command('publish', server.address)).rejects.toThrow(`${field}: is not the hash of`);
    const address = `**/plugins/big-match/1.0.0/*${ending}*`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    await page.goto(`${server.address}/en`);
    await expect(page.locator('[data-slot="home.top"]').getByRole('alert')).toBeVisible({ timeout: 60_000 });
    await expect(card).toHaveCount(0);
    await page.unroute(address);
  }
});
