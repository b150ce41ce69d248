/** What an app does to the page around it: overlays on the body, sheets made while it runs, the root, the address. */
import type { Page } from '@playwright/test';

import { codesOf, cover } from '../../support/hostile-apps.ts';
import { drawing, publishAll, returnToTab, untilCare } from '../../support/outside-app.ts';
import { expect, test } from '../../support/world.ts';

test.describe.configure({ timeout: 120_000 });

const app = (id: string, slot: string, code: string, fields: object = {}) => ({
  ...{ id, version: '1.0.0', mounts: [{ slot }], permissions: [] },
  script: drawing(
    id,
    `const own = document.createElement('p'); own.textContent = '${id}'; element.append(own); ${code}`,
  ),
  ...fields,
});
function listen(page: Page): (line: RegExp) => Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return (line) =>
    expect
      .poll(() => logged.filter((text) => line.test(text)).length, { message: String(line), timeout: 30_000 })
      .toBeGreaterThan(0);
}
const overlay = (page: Page, id: string) => page.locator(`body > [data-plugin=${id}]`);
const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });

const portal = `import { createReactPlugin, definePlugin } from '@sdk';
import { createElement, useState } from 'react';
import { createPortal } from 'react-dom';
function Menu() {
  const [isOpen, setOpen] = useState(false);
  const tip = createElement('div', { className: 'tip', onClick: () => setOpen(false) }, 'A menu by React');
  return [createElement('button', { key: 1, onClick: () => setOpen(true) }, 'Open it'), isOpen && createPortal(tip, document.body)];
}
definePlugin({ id: 'portal', mount: createReactPlugin(Menu) });`;

test('[PLUG-92] [R-P1] what an app hangs on the body has the style of the app, and goes and comes with it', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const style = '.tip { color: rgb(1, 2, 3); position: fixed; inset-block-end: 60px; inset-inline-start: 0 }';
  const tip = "Object.assign(document.createElement('div'), { className: 'tip', textContent: 'A tip' })";
  await publishAll(page, [
    app(
      'tipper',
      'notice',
      `document.body.append(${tip}); const gone = document.body.appendChild(${tip}); gone.textContent = 'Taken back'; document.body.removeChild(gone)`,
      { style },
    ),
    { id: 'portal', version: '1.0.0', mounts: [{ slot: 'board.above' }], permissions: [], script: portal, style },
  ]);
  await page.goto('/en/home/live');
  const shown = page.getByText('A tip', { exact: true });
  await expect(shown).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByText('Taken back')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it' }).click();
  const menu = page.getByText('A menu by React');
  await expect(menu).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(overlay(page, 'portal')).toHaveCount(1);
  await menu.click();
  await expect(menu).toHaveCount(0);

  await world.configure({ plugins: { tipper: { enabled: false } } });
  await returnToTab(page);
  await expect(shown).toHaveCount(0);
  await expect(overlay(page, 'tipper')).toHaveCount(0);
});

const sheets = codesOf('sheet');
for (const [id, code] of Object.entries(sheets))
  test(`[PLUG-92] [R-P2] a sheet that an app ${id} while it runs holds within the app, before and after it is switched off, and the log names it`, async ({
    page,
    world,
  }) => {
    const heard = listen(page);
    await world.simulator({ run: false });
    const draw = "element.append(Object.assign(document.createElement('button'), { textContent: 'Of the app' }))";
    await publishAll(page, [app(id, 'notice', `const hide = 'button { display: none !important }'; ${draw}; ${code}`)]);
    await page.goto('/en/home/live');
    await untilCare(page);
    await heard(new RegExp(`Plugin "${id}", run: it styles the whole page by a sheet`));
    await expect(logIn(page)).toBeVisible();
    await expect(page.getByText(id, { exact: true })).toBeVisible();
    await expect(page.getByText('Of the app')).toBeHidden();
    await world.configure({ plugins: { [id]: { enabled: false } } });
    await returnToTab(page);
    await expect(page.getByText(id, { exact: true })).toHaveCount(0);
    await expect(logIn(page)).toBeVisible();
  });

test('[PLUG-92] [R-P5] an app that writes the address leads nowhere: address, page and title agree, and the log names it', async ({
  page,
  world,
}) => {
  const heard = listen(page);
  await world.simulator({ run: false });
  const go = "const go = document.createElement('button'); go.textContent = 'Go'; element.append(go)";
  await publishAll(page, [app('pusher', 'notice', `${go}; go.onclick = () => ${codesOf('address').pusher}`)]);
  await page.goto('/en');
  await page.goto('/en/home/live');
  await expect(page.getByText('pusher', { exact: true })).toBeVisible();
  const title = /^Live betting/;
  await expect(page).toHaveTitle(title);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await heard(/Plugin "pusher", run: it writes the address/);
  await expect(page).toHaveURL(/\/en\/home\/live$/);
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page).not.toHaveTitle(title);
});

const attacks = codesOf('surface');
for (const [id, code] of Object.entries(attacks))
  test(`[PLUG-92] ${id}: an app that changes root, body or a sheet of the host changes nothing, is named and ended`, async ({
    page,
    world,
    problems,
  }) => {
    const heard = listen(page);
    await world.simulator({ run: false });
    await publishAll(page, [app(id, 'notice', code)]);
    await page.goto('/en/home/live');
    await untilCare(page);
    await heard(new RegExp(`Plugin "${id}" 1\\.0\\.0, run: it failed`));
    const place = page.locator('[data-slot=notice]');
    await expect(place.getByRole('alert')).toBeVisible();
    await expect(logIn(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('filter', 'none');
    await expect(page.locator('body')).not.toHaveClass(/dark|taken/);
    problems.length = 0;
  });

const thieves = codesOf('cover');
for (const [id, code] of Object.entries(thieves))
  test(`[PLUG-96] ${id}: an app that takes the page from the player is ended, and the log names it`, async ({
    page,
    world,
    problems,
  }) => {
    const heard = listen(page);
    await world.simulator({ run: false });
    await publishAll(page, [app(id, 'notice', code, { permissions: ['modal:open'] })]);
    await page.goto('/en/home/live');
    await untilCare(page);
    await heard(new RegExp(`Plugin "${id}" 1\\.0\\.0, run: it failed`));
    await expect(overlay(page, id)).toHaveCount(0);
    const login = page.getByRole('dialog');
    if (id === 'opener') await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /\d\.\d+$/ })
      .first()
      .click();
    problems.length = 0;
  });

test('[PLUG-96] what the player opened by a press in the app may cover the page', async ({ page, world }) => {
  await world.simulator({ run: false });
  const open = `const c = document.createElement('div'); c.textContent = 'A gallery'; Object.assign(c.style, { ${cover} }); document.body.append(c); c.onclick = () => c.remove()`;
  await publishAll(page, [
    app(
      'gallery',
      'notice',
      `const go = document.createElement('button'); go.textContent = 'Show all'; go.onclick = () => { ${open} }; element.append(go)`,
    ),
  ]);
  await page.goto('/en/home/live');
  await untilCare(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  const shown = page.getByText('A gallery');
  // Longer than any other cover may stand.
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 4500, from);
  await expect(shown).toBeVisible();
  await shown.click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('gallery', { exact: true })).toBeVisible();
});

test('[PLUG-96] what an app replaces of the language itself is refused by name, or put back and told', async ({
  page,
  problems,
}) => {
  const heard = listen(page);
  await publishAll(page, [
    app('parser', 'notice', codesOf('language').parser),
    app('mapper', 'board.above', codesOf('language').mapper),
  ]);
  await page.goto('/en/home/live');
  await heard(/Plugin "parser" 1\.0\.0, mount: it failed/);
  await heard(/Plugin "mapper", run: it replaced Array\.prototype\.map: put back/);
  await heard(/Plugin "mapper" 1\.0\.0, run: it failed/);
  expect(await page.evaluate(() => [[1].map((one) => one + 1)[0] ?? 0, Number(JSON.parse('7'))])).toEqual([2, 7]);
  await expect(logIn(page)).toBeVisible();
  problems.length = 0;
});
