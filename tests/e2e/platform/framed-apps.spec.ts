import type { Page } from '@playwright/test';

import { returnToTab } from '../../support/outside-app.ts';
import { expect, test, type World } from '../../support/world.ts';

const origin = 'https://frames.example';

type Framed = { id?: string; entry?: string; permissions?: string[]; frame?: object; origins?: string[] };

/** Puts one framed app into the manifest of this world, above the matches of the home page. */
const offer = async (
  world: World,
  {
    id = 'offer',
    entry = `${origin}/offer.html`,
    permissions = [],
    frame = { height: 200 },
    origins = [origin],
  }: Framed = {},
) => {
  const { plugins } = await world.call<{ plugins: unknown[] }>('GET', '/plugins/manifest.json');
  const own = {
    id,
    entry,
    permissions,
    frame,
    title: 'Offer of the day',
    version: '1.0.0',
    kind: 'frame',
    enabled: true,
  };
  await world.control('PUT', 'plugins', {
    version: 1,
    plugins: [...plugins, { ...own, mounts: [{ slot: 'home.top' }] }],
    frameOrigins: origins,
  });
};

/** Says hello as the SDK does; `then` runs with the host's end in `port`, and the last state in `state`. */
const pageOf = (
  then: string,
  hello = 'true',
) => `<!doctype html><html lang="en"><title>Offer</title><body><main><p>Nothing yet</p></main><script>
  let state = null;
  addEventListener('message', ({ ports: [port] }) => {
    port.onmessage = ({ data }) => {
      if (data.type === 'ping') port.postMessage({ type: 'pong' });
      if (data.type !== 'state') return;
      const isFirst = state === null;
      state = data.state;
      document.documentElement.dataset.state = JSON.stringify(state);
      if (isFirst) { ${then} }
    };
  });
  if (${hello}) parent.postMessage({ openbook: 'frame', version: 1, type: 'hello' }, '*');
</script></body></html>`;

const serve = (page: Page, address: string, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
const ready = "document.querySelector('p').textContent = 'Bet with your head'; port.postMessage({ type: 'ready' });";
const slotOf = (page: Page) => page.locator('[data-slot="home.top"]');
const refreshIn = (page: Page) => slotOf(page).getByRole('button', { name: /^Refresh/ });
const frameIn = (page: Page) => slotOf(page).locator('iframe');
const loggedOf = (page: Page) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};
const stateIn = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await frameIn(page).contentFrame().locator('html').getAttribute('data-state')) ?? '{}') as Record<
    string,
    unknown
  >;

test(
  '[PLUG-17] a page of a listed origin stands in a sandbox, knows language, theme and place, and nothing of the player',
  { tag: '@core' },
  async ({ page, world }) => {
    await offer(world);
    await serve(page, `${origin}/offer.html`, pageOf(ready));
    const document = await page.goto('/en');
    expect(await document?.headerValue('content-security-policy')).toContain(`frame-src 'self' ${origin};`);
    await expect(frameIn(page).contentFrame().getByText('Bet with your head')).toBeVisible();
    await expect(frameIn(page)).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frameIn(page)).toHaveAttribute('title', 'Offer of the day');
    expect(await stateIn(page)).toEqual({
      language: 'en',
      locale: expect.stringMatching(/^en/) as unknown,
      direction: 'ltr',
      theme: expect.stringMatching(/^(?:light|dark)$/) as unknown,
      fontSize: 'medium',
      config: {},
      slot: 'home.top',
      params: {},
      isVisible: true,
      isSignedIn: null,
      kept: null,
    });
    await expect(refreshIn(page)).toHaveCount(0);
  },
);

test('[PLUG-17] an origin that nobody listed is never asked, the policy does not name it, and the log says so', async ({
  page,
  world,
}) => {
  await offer(world, { entry: 'https://elsewhere.example/offer.html' });
  const logged = loggedOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const document = await page.goto('/en');
  expect(await document?.headerValue('content-security-policy')).toContain("frame-src 'self';");
  await expect
    .poll(() =>
      logged.filter((line) =>
        /"offer" 1\.0\.0, load: .*elsewhere\.example\/offer\.html is of no origin in frameOrigins/.test(line),
      ),
    )
    .toHaveLength(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(frameIn(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
});

test('[PLUG-17] [PLUG-33] a frame that comes into an open page whose policy is older fails at once, says why, and is there after a reload', async ({
  page,
  world,
  problems,
}) => {
  await world.configure({ plugins: { 'match-of-the-day': { enabled: false } } });
  await serve(page, `${origin}/offer.html`, pageOf(ready));
  const logged = loggedOf(page);
  await page.goto('/en');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await offer(world);
  await returnToTab(page);
  await expect(refreshIn(page)).toBeVisible();
  const line = /"offer" 1\.0\.0, \w+: it failed.*frame-src.* does not list https:\/\/frames\.example/;
  await expect.poll(() => logged.filter((text) => line.test(text))).toHaveLength(1);
  // The browser's own complaint.
  expect(problems.filter((text) => !text.includes('frame-src'))).toEqual([]);
  problems.length = 0;

  await page.reload();
  await expect(frameIn(page).contentFrame().getByText('Bet with your head')).toBeVisible();
});

test('[PLUG-17] [F94] a page that says nothing gives way to the block, and Refresh asks for it anew', async ({
  page,
  world,
}) => {
  await offer(world);
  await serve(page, `${origin}/offer.html`, pageOf(ready, 'false'));
  await page.goto('/en');
  await expect(refreshIn(page)).toBeVisible();
  await expect(frameIn(page)).toHaveCount(0);
  await serve(page, `${origin}/offer.html`, pageOf(ready));
  await refreshIn(page).click();
  await expect(frameIn(page).contentFrame().getByText('Bet with your head')).toBeVisible();
});

test('[PLUG-17] a page that comes from another origin than its entry says is not believed', async ({ page, world }) => {
  const logged = loggedOf(page);
  const liar = 'https://liar.example';
  await offer(world, { frame: { sandbox: ['allow-same-origin'] }, origins: [origin, liar] });
  // The policy lets the other one in too, for an app of its own.
  const { plugins } = await world.call<{ plugins: object[] }>('GET', '/plugins/manifest.json');
  const second = { ...plugins.at(-1), id: 'second', entry: `${liar}/x.html`, enabled: false };
  await world.control('PUT', 'plugins', { version: 1, plugins: [...plugins, second], frameOrigins: [origin, liar] });
  await page.route(`${origin}/offer.html`, (route) =>
    route.fulfill({ status: 302, headers: { location: `${liar}/x.html` } }),
  );
  await serve(page, `${liar}/x.html`, pageOf(ready));
  await page.goto('/en');
  await expect(refreshIn(page)).toBeVisible();
  expect(logged.some((line) => line.includes('Plugin "offer" 1.0.0, mount'))).toBe(true);
});

test('[PLUG-17] a page that leads its frame to another site is taken away; one that leads the window away cannot', async ({
  page,
  world,
  problems,
}) => {
  await offer(world);
  await serve(
    page,
    `${origin}/offer.html`,
    pageOf(
      `${ready} try { top.location = 'https://elsewhere.example/'; } catch {} setTimeout(() => { location = 'https://elsewhere.example/'; });`,
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en');
  await expect(refreshIn(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
  // The policy said so, as it should.
  expect(problems.splice(0).every((line) => line.includes('elsewhere.example'))).toBe(true);
});

test('[PLUG-17] [F98] a page that floods is heard twenty times a second, once more in the log, and the page goes on', async ({
  page,
  world,
}) => {
  const logged = loggedOf(page);
  await offer(world, { permissions: ['notify', 'navigate'] });
  const flood =
    "for (let index = 0; index < 300; index += 1) port.postMessage({ type: 'navigate', path: 'https://elsewhere.example/' });";
  await serve(page, `${origin}/offer.html`, pageOf(`${ready} ${flood}`));
  await page.goto('/en');
  await expect.poll(() => logged.filter((line) => line.includes('more than 20 commands a second')).length).toBe(1);
  const led = logged.filter((line) => line.includes('it may not lead to https://elsewhere.example/')).length;
  expect(led).toBeGreaterThanOrEqual(1);
  expect(led).toBeLessThanOrEqual(40);
  await expect(page).toHaveURL(/\/en$/);
  await expect(frameIn(page).contentFrame().getByText('Bet with your head')).toBeVisible();
});

test('[PLUG-17] a page does what its entry was granted: height within its bounds, a notice, an own path; and no more', async ({
  page,
  world,
}) => {
  const logged = loggedOf(page);
  await offer(world, { permissions: ['notify', 'navigate'], frame: { height: { min: 100, max: 240 } } });
  const acts = [
    { type: 'resize', height: 9000 },
    { type: 'notify', notice: { kind: 'info', text: 'A word of the offer' } },
    { type: 'openModal', name: 'login' },
    { type: 'keep', value: 'x' },
    { type: 'eval', code: '1' },
  ];
  const say = acts.map((act) => `port.postMessage(${JSON.stringify(act)});`).join('');
  await serve(
    page,
    `${origin}/offer.html`,
    pageOf(
      `${ready} ${say} document.querySelector('p').onclick = () => port.postMessage({ type: 'navigate', path: '/results' });`,
    ),
  );
  await page.goto('/en');
  await expect(page.getByText('A word of the offer')).toBeVisible();
  expect((await frameIn(page).boundingBox())?.height).toBe(240);
  for (const line of ['no permission "modal:open"', 'no permission "storage"', 'off the contract: "eval"'])
    await expect.poll(() => logged.some((one) => one.includes(line))).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
  await frameIn(page).contentFrame().getByText('Bet with your head').click();
  await expect(page).toHaveURL(/\/en\/results$/);
});

test('[PLUG-17] [F96] a page that hangs is taken away, and the page around it goes on', async ({ page, world }) => {
  await offer(world);
  await serve(page, `${origin}/offer.html`, pageOf(`${ready} port.onmessage = null;`));
  await page.goto('/en');
  await expect(frameIn(page)).toBeVisible();
  await expect(refreshIn(page)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
