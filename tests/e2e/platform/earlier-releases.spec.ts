/** Apps that were built with earlier releases of the SDK, as files: tests/fixtures/sdk. Whatever their release offered still works. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { pin, publishAll } from '../../support/outside-app.ts';
import { coupon, expect, logIn, profileOf, test, visit } from '../../support/world.ts';

const builtWith = async (release: string) => {
  const [script, style] = await Promise.all(
    ['js', 'css'].map((ending) => readFile(`tests/fixtures/sdk/${release}/index.${ending}`, 'utf8')),
  );
  return { id: `release-${release.replace('.', '-')}`, version: '1.0.0', script: script ?? '', style: style ?? '' };
};
const appOf = (page: Page, release: string) =>
  page.getByRole('main').getByRole('region', { name: `Made with SDK ${release}` });
const outline = 'rgb(1, 2, 3) solid 1px';

test('[PLUG-76] an app built with SDK 1.0 mounts, reads every store, asks and commands, and its failure costs its place', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const permissions = ['navigate', 'notify', 'modal:open', 'session:read', 'session:end', 'balance:read'];
  const old = {
    ...(await builtWith('1.0')),
    ...{ sdk: '^1.0', mounts: [{ route: 'promo' }], config: { greeting: 'Set from outside' } },
    permissions: [...permissions, 'account:switch', 'preferences:write', 'content:read'],
  };
  await publishAll(page, [{ id: 'promotions', mounts: [] }, old]);
  await page.goto('/en/promo');
  const app = appOf(page, '1.0');
  const press = (name: string) => app.getByRole('button', { name }).click();
  for (const line of ['Set from outside', /^runs on 1\./, 'lists are here', 'visitor', 'no balance', 'news here'])
    await expect(app.getByText(line)).toBeVisible();
  await expect(app.getByText('en ltr light medium /promo')).toBeVisible();
  await expect(app).toHaveCSS('outline', outline);

  await press('Tell');
  await expect(page.getByText('Told by release 1.0')).toBeVisible();
  await press('Open the log-in');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press('Other theme');
  await press('Large text');
  await expect(app.getByText('en ltr dark large /promo')).toBeVisible();

  await logIn(page);
  await expect(app.getByText('player', { exact: true })).toBeVisible();
  await expect(app.getByText('3 accounts')).toBeVisible();
  await press('Log out of release 1.0');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(app.getByText('visitor')).toBeVisible();
  await expect(profileOf(page)).toHaveCount(0);

  await app.getByRole('link', { name: 'To the results' }).click();
  await expect(page).toHaveURL(/\/en\/results$/);
  await visit(page, '/en/promo');
  await press('In Russian');
  await expect(page).toHaveURL(/\/ru\/promo$/);
  await expect(app.getByText('ru ltr dark large /promo')).toBeVisible();
  await press('Break');
  await expect(page.getByRole('main').getByRole('alert').getByRole('button')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
});

const echo = `import { definePlugin } from '@sdk';
definePlugin({ id: 'echo', mount: (element, host) => {
  element.append(Object.assign(document.createElement('p'), { textContent: 'Echo' }));
  const stop = host.listen('hello', (data) => host.send('hello', data + ' again'));
  host.ready();
  return stop;
} });`;

test('[PLUG-76] an app built with SDK 1.2 follows a price, adds the bet, keeps, talks, opens dialogs, and takes kit and schemas from the page', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match, home } = live!;
  const set = (coef: number) => world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
  await set(1.5);
  const words = JSON.stringify({ 'release.title': 'Made with SDK 1.2' });
  const file = '/plugins/release-1-2/en.12345678.json';
  await page.route(`**${file}`, (route) => route.fulfill({ contentType: 'application/json', body: words }));
  const permissions = ['odds:read', 'coupon:add', 'coupon:read', 'storage', 'events', 'dialog:open', 'modal:open'];
  await publishAll(page, [
    {
      ...(await builtWith('1.2')),
      ...{ sdk: '^1.2', react: '^19.0', ui: true, styleScoped: true },
      pages: [{ page: 'release', title: { en: 'A release' } }],
      permissions: [...permissions, 'content:read', 'analytics'],
      texts: { en: { file, integrity: pin(words) } },
      configSchema: { topic: { type: 'string', default: 'top:live' }, rows: { type: 'number', default: 4 } },
      config: { topic: `game:${String(match.id)}` },
    },
    {
      ...{ id: 'echo', version: '1.0.0', script: echo, permissions: ['events'] },
      mounts: [{ slot: 'notice' }],
    },
  ]);
  await page.goto('/en/release');
  const app = appOf(page, '1.2');
  const press = (name: string) => app.getByRole('button', { name, exact: true }).click();
  for (const line of [/^runs on 1\./, '4 rows in a page', 'may what it asked for', 'kept nothing', '0 in the coupon'])
    await expect(app.getByText(line)).toBeVisible();
  await expect(app.getByRole('link', { name: `${match.opp1.name} – ${match.opp2.name}` })).toBeVisible();
  await expect(app).toHaveCSS('outline', outline);

  await expect(app.getByText('at 1.50')).toBeVisible();
  await set(2.5);
  await expect(app.getByText('at 2.50')).toBeVisible();
  await app.getByRole('button', { name: match.opp1.name }).click();
  await expect(app.getByText('it is in the coupon')).toBeVisible();
  await expect(app.getByText('1 in the coupon')).toBeVisible();
  await expect(coupon(page).getByText(match.opp1.name).first()).toBeVisible();

  await press('Keep');
  await expect(app.getByText('kept a note')).toBeVisible();
  await press('Count');
  await expect(page.getByText('Echo')).toBeVisible();
  await press('Say hello');
  await expect(app.getByText('heard hello again from echo')).toBeVisible();
  await press('Open a dialog');
  await expect(page.getByRole('dialog', { name: 'A dialog of release 1.2' })).toContainText('Its content');
  await page.keyboard.press('Escape');
  await press('Search');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('united');
  await page.reload();
  await expect(app.getByText('kept a note')).toBeVisible();
});

test('[PLUG-76] an app built with SDK 1.3 draws the registration: each way, lists, errors, and an account', async ({
  page,
}) => {
  await publishAll(page, [
    { id: 'registration', enabled: false },
    {
      ...(await builtWith('1.3')),
      ...{ sdk: '^1.3', react: '^19.0', styleScoped: true, mounts: [{ slot: 'registration' }] },
      permissions: ['register'],
    },
  ]);
  await page.goto('/en/registration');
  const app = appOf(page, '1.3');
  const press = (name: string) => app.getByRole('button', { name, exact: true }).click();
  const type = (name: string, text: string) => app.getByLabel(`Field ${name}`, { exact: true }).fill(text);
  for (const line of [/^runs on 1\./, 'lists ready: some some some', /^of age at 18, terms at \/information/])
    await expect(app.getByText(line)).toBeVisible();
  await expect(app).toHaveCSS('outline', outline);
  await expect(app.getByRole('link', { name: 'By Google' })).toHaveAttribute('href', /google/);

  await press('Way phone');
  await app.getByRole('combobox').nth(1).selectOption({ label: '+7 Kazakhstan' });
  await type('phone', '7010000001');
  await expect(app.getByLabel('Field phone')).not.toHaveValue('7010000001');
  await press('Way full');
  await type('name', 'Alma');
  await press('Open an account');
  await expect(app.getByText('agreesTerms: Accept the terms to continue.')).toBeVisible();
  await expect(app.getByText(/^surname: /)).toBeVisible();
  await expect(app.getByText(/^name: /)).toHaveCount(0);

  await press('Way email');
  await type('email', 'alma.k@example.com');
  await type('password', 'sunny-days-1');
  await type('promo', 'spring-26');
  await press('Bonus 1');
  await app.getByRole('combobox').nth(0).selectOption({ label: 'Kazakhstan' });
  await app.getByRole('combobox').nth(2).selectOption('USD');
  await app.getByLabel('Terms').check();
  const asked = page.waitForRequest((request) => request.url().endsWith('/web-api/registration/full_reg'));
  await press('Open an account');
  expect((await asked).postDataJSON()).toMatchObject({
    ...{ email: 'alma.k@example.com', promo: 'spring-26', bonus: 1, currencyIso: 'USD', agreeTerms: true },
  });
  await expect(page.getByRole('main').getByRole('group', { name: 'Next steps' })).toBeFocused();
  await expect(profileOf(page)).toBeVisible();
});
