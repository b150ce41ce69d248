/** What a hostile app without permissions sends from the page carries no session. */
import type { Page } from '@playwright/test';

import { codesOf, documented } from '../../support/hostile-apps.ts';
import { drawing, publishAll } from '../../support/outside-app.ts';
import { enter, expect, profileOf, test } from '../../support/world.ts';

test.describe.configure({ timeout: 120_000 });

const attacks = codesOf('session');
const told = Object.entries(documented);
const runs = [...Object.entries(attacks), ...told.map(([name, [code]]) => [name, code] as const)];
const hostile = {
  id: 'hostile',
  version: '1.0.0',
  mounts: [{ slot: 'notice' }],
  permissions: [],
  script: drawing(
    'hostile',
    `const own = document.createElement('p'); own.textContent = 'hostile'; element.append(own);
     const headers = { 'X-Requested-With': 'XMLHttpRequest' };
     const frame = () => document.body.appendChild(document.createElement('iframe')).contentWindow;
     const attacks = { ${runs.map(([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`).join(',\n')} };
     window.attack = (name) => attacks[name]().catch((error) => error.name)`,
  ),
};
const run = (page: Page, name: string) =>
  page.evaluate((attack) => (window as unknown as { attack: (name: string) => unknown }).attack(attack), name);

test('[PLUG-91] a script of the page asks for a token and sends with the session: nothing of it works, and the log tells', async ({
  page,
  problems,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await publishAll(page, [hostile]);
  await enter(page);
  await page.goto('/en/home/live');
  await expect(page.getByText('hostile', { exact: true })).toBeVisible();
  await expect(profileOf(page)).toBeVisible();
  const answers: Record<string, unknown> = {};
  for (const name of Object.keys(attacks)) answers[name] = await run(page, name);
  expect(answers).toEqual({
    'asks for a token by fetch': 401,
    'asks for a token by a request': 401,
    'asks for a token by an address that changes': 200,
    'asks for a token the old way': 'SecurityError',
    'calls for money': 401,
    'sends a beacon': false,
    'puts another fetch': 'TypeError',
    'listens to effector': false,
  });
  expect(logged.filter((text) => text.includes('/web-api/user/gettoken: it goes without'))).toHaveLength(3);
  // The host goes on with its own.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /profile|demo/i })
    .first()
    .focus();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  problems.length = 0;
});

test('[PLUG-97] what the docs say that nothing holds is so, and the host goes on', async ({ page, problems }) => {
  await publishAll(page, [hostile]);
  await enter(page);
  await page.goto('/en/home/live');
  await expect(page.getByText('hostile', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  for (const [name, [, outcome]] of told) expect([name, await run(page, name)]).toEqual([name, outcome]);
  await expect(page.getByText('hostile', { exact: true })).toBeAttached();
  await page.getByRole('navigation').getByRole('link').first().press('Enter');
  await expect(page.getByRole('main')).toBeVisible();
  problems.length = 0;
});
