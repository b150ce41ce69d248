import type { Page } from '@playwright/test';

import { publishView } from '../../support/outside-view.ts';
import { textsOf } from '../../support/texts.ts';
import { expect, test, visit } from '../../support/world.ts';

const texts = textsOf('en', 'errors');
const main = (page: Page) => page.getByRole('main');
const refresh = (page: Page) => main(page).getByRole('button', { name: /^Refresh/ });
const seen = { body: '<p>Seen</p>' };

/** Lines of the log that name the view. */
function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Plugin "look"')) lines.push(`${message.type()} ${message.text()}`);
  });
  return lines;
}

/** A file that writes down that it has run. */
const noting = (name: string) => `(globalThis.ran ??= []).push('${name}');`;
const ran = (page: Page) => page.evaluate(() => (globalThis as { ran?: string[] }).ran ?? []);

test(
  '[PLUG-05] [PLUG-11] [PLUG-17] a view is asked for with the path of the page, then its code runs, then its scripts, then it is ready',
  { tag: '@core' },
  async ({ page }) => {
    const code = noting('code');
    const component = `import { definePlugin } from '@sdk'; ${noting('component')}
    definePlugin({ id: 'look-app', mount: (element, host) => {
      ${noting('mounted')} element.textContent = 'Alive'; host.ready(); return () => element.replaceChildren();
    } });`;
    const asked = await publishView(
      page,
      () => ({
        body: '<p>Seen</p><p id="look-app"></p>',
        cssToLoad: ['/plugins/look/a.css'],
        scriptsToLoad: ['/plugins/look/first.js', '/plugins/look/app.js'],
        codeToEval: code,
        appName: 'look-app',
      }),
      { 'code.js': code, 'first.js': noting('first'), 'app.js': component, 'a.css': 'p { text-transform: uppercase }' },
    );
    await page.goto('/en/look/around?a=1&b=%D1%8F');
    await expect(main(page).getByText('Seen')).toHaveCSS('text-transform', 'uppercase');
    await expect(main(page).getByText('Alive')).toBeVisible();
    expect(asked).toEqual(['/en/look/around?a=1&b=%D1%8F']);
    expect(await ran(page)).toEqual(['code', 'first', 'component', 'mounted']);
  },
);

test('[PLUG-11] the path changes: the view is asked again, and an older answer is dropped', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const asked = await publishView(page, async (path) => {
    if (path.includes('slow')) await promise;
    return { body: `<p>Answer to ${path}</p>` };
  });
  await page.goto('/en/look');
  await expect(main(page).getByText('Answer to /en/look', { exact: true })).toBeVisible();
  await visit(page, '/en/look?slow=1');
  await expect.poll(() => asked).toContain('/en/look?slow=1');
  await visit(page, '/en/look/b?c=2');
  await expect(main(page).getByText('Answer to /en/look/b?c=2')).toBeVisible();
  resolve(undefined);
  await page.waitForLoadState('networkidle');
  await expect(main(page).getByText('Answer to /en/look/b?c=2')).toBeVisible();
  expect(asked).toEqual(['/en/look', '/en/look?slow=1', '/en/look/b?c=2']);
});

test('[PLUG-12] a view redirects to a page of this site; another site is logged, and the view stays', async ({
  page,
}) => {
  const lines = logOf(page);
  await publishView(page, (path) =>
    path.endsWith('/off') ? { ...seen, redirect: 'https://elsewhere.example/en/news' } : { redirect: '/en/news' },
  );
  await page.goto('/en/look/off');
  await expect(main(page).getByText('Seen')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/look\/off$/);
  await expect.poll(() => lines.join()).toContain('it redirects to https://elsewhere.example/en/news');
  await visit(page, '/en/look');
  await expect(page).toHaveURL(/\/en\/news$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('[PLUG-13] title and tags of the head are those of the view while it is there, and go with it', async ({
  page,
}) => {
  const description = page.locator('head meta[name=description]');
  await publishView(page, (path) => ({
    ...seen,
    title: `View of ${path}`,
    head: `<meta name="description" content="Words of ${path}"><meta property="og:title" content="Look"><link rel="canonical" href="/en/look">
      <meta http-equiv="refresh" content="0;url=https://elsewhere.example"><meta name="robots" content="noindex"><link rel="stylesheet" href="/x.css">
      <script src="/x.js"></script>`,
  }));
  await page.goto('/en/news');
  await expect(page).toHaveTitle(/news · Openbook$/i);
  await page.waitForLoadState('networkidle');
  const before = (await description.getAttribute('content')) ?? '';
  await visit(page, '/en/look');
  await expect(page).toHaveTitle('View of /en/look');
  await expect(description).toHaveAttribute('content', 'Words of /en/look');
  await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute('content', 'Look');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/en\/look$/);
  await visit(page, '/en/look?b=1');
  await expect(page).toHaveTitle('View of /en/look?b=1');
  await expect(
    page.locator('head meta[http-equiv], head meta[name=robots][content=noindex], head [href="/x.css"]'),
  ).toHaveCount(0);

  await visit(page, '/en/news');
  await expect(page).toHaveTitle(/news · Openbook$/i);
  await expect(page.locator('head meta[property="og:title"]')).toHaveCount(0);
  await expect(description).toHaveAttribute('content', before);
});

for (const codeToEval of ['}{', "globalThis.ran = ['text']"])
  test(`[PLUG-14] [PLUG-17] code that no file of the entry holds never runs: one warning, and the body stands: ${codeToEval}`, async ({
    page,
  }) => {
    const lines = logOf(page);
    await publishView(page, () => ({ ...seen, codeToEval }), { 'other.js': noting('other') });
    await page.goto('/en/look');
    await expect(main(page).getByText('Seen')).toBeVisible();
    await visit(page, '/en/look?again=1');
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([expect.stringMatching(/^warning .*codeToEval is no pinned file/)]);
    expect(await ran(page)).toEqual([]);
  });

test('[PLUG-14] code that is a pinned file and throws costs one warning, and the body stands', async ({
  page,
  problems,
}) => {
  const lines = logOf(page);
  await publishView(page, () => ({ ...seen, codeToEval: '}{' }), { 'broken.js': '}{' });
  await page.goto('/en/look');
  await expect(main(page).getByText('Seen')).toBeVisible();
  expect(lines).toEqual([expect.stringMatching(/^warning .*codeToEval threw/)]);
  // The browser tells of the file itself.
  expect(problems.splice(0)).toEqual([expect.stringContaining('SyntaxError')]);
});

for (const [what, file] of [
  ['a script that the entry does not pin', '/plugins/look/other.js'],
  ['a script of another site', 'https://elsewhere.example/x.js'],
] as const)
  test(`[PLUG-17] ${what} is not asked for: the view fails in its place, and says so`, async ({ page }) => {
    const lines = logOf(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await publishView(page, () => ({ ...seen, scriptsToLoad: [file] }), { 'own.js': noting('own') });
    await page.goto('/en/look');
    await expect(refresh(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(lines).toEqual([expect.stringContaining(`${file} is not pinned`)]);
    expect(files.filter((url) => url.endsWith('.js') && url.includes(file))).toEqual([]);
  });

test('[PLUG-05] [PLUG-06] [PLUG-07] [PLUG-08] [PLUG-16] a view that answers 503 is asked four times, its place says so with the status, and a press heals it', async ({
  page,
}) => {
  let isHealed = false;
  const asked = await publishView(page, () => (isHealed ? seen : 503));
  await page.goto('/en/look');
  await expect(refresh(page)).toBeVisible({ timeout: 30_000 });
  await expect(main(page).getByRole('alert')).toContainText('503');
  await expect(main(page).getByRole('alert')).toContainText(texts('main_dictionary_load_error'));
  await expect(main(page)).toContainText(texts('main_dictionary_refresh_page'));
  expect(asked).toHaveLength(4);
  isHealed = true;
  await refresh(page).click();
  await expect(main(page).getByText('Seen')).toBeVisible();
});

test('[PLUG-05] a view that answered, and does not for the next path, fails in its place and heals', async ({
  page,
}) => {
  let isHealed = false;
  await publishView(page, (path) => (path === '/en/look' || isHealed ? { body: `<p>Answer to ${path}</p>` } : 500));
  await page.goto('/en/look');
  await expect(main(page).getByText('Answer to /en/look')).toBeVisible();
  await visit(page, '/en/look/b');
  await expect(refresh(page)).toBeVisible({ timeout: 30_000 });
  isHealed = true;
  await refresh(page).click();
  await expect(main(page).getByText('Answer to /en/look/b')).toBeVisible();
});

test('[PLUG-10] a view that fails at once is asked for once a second, however often somebody presses', async ({
  page,
}) => {
  const asked = await publishView(page, () => ({ ...seen, scriptsToLoad: ['/plugins/look/other.js'] }));
  await page.goto('/en/look');
  await expect(refresh(page)).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await refresh(page).boundingBox()) ?? {};
  const before = asked.length;
  const began = performance.now();
  let presses = 0;
  while (performance.now() < began + 2500) {
    await page.mouse.click(x + width / 2, y + height / 2);
    presses += 1;
  }
  const most = Math.ceil((performance.now() - began) / 1000) + 1;
  expect(presses).toBeGreaterThan(most);
  expect(asked.length).toBeGreaterThan(before);
  expect(asked.length - before).toBeLessThanOrEqual(most);
});
