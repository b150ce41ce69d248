/** What a registration sends, counts and leads to. */
import { expect, forgetCookieChoice, profileOf, test, type World } from '../../support/world.ts';

type Logged = { id: number; params: Record<string, string | number> };
const collected = async (world: World) =>
  (await world.control<{ data: Logged[] }>('GET', 'log?kind=collector&since=0')).data;

test('[REG-07] [REG-10] [REF-07] [PWA-06] a registration names the bonus and the partner’s site, and is counted by press and by account', async ({
  page,
  world,
}) => {
  await world.configure({ ref_id: 77, config: { fatmanApiKey: 'key-1', isFatmanAnalyticsAvailable: true } });
  await forgetCookieChoice(page);
  // Started from the home screen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/en/registration');
  await page.getByRole('button', { name: 'Accept all' }).click();
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Register', exact: true });
  await submit.click();
  await main.getByRole('checkbox').check();
  await main.getByRole('radio', { name: 'Casino', exact: true }).check();
  const asked = page.waitForRequest(/\/web-api\/registration\/fast_reg/);
  await submit.click();
  expect((await asked).postDataJSON()).toMatchObject({ bonus: 2, refId: 77 });
  await expect(profileOf(page)).toBeVisible();
  const countOf = async (event: number) => (await collected(world)).filter(({ id }) => id === event).length;
  await expect.poll(() => countOf(20_003), { timeout: 20_000 }).toBe(1);
  expect([await countOf(20_002), await countOf(10_422)]).toEqual([2, 1]);
});

test('[REG-06] one tap sends what it knows as a form, and the page goes where the answer says', async ({
  page,
  world,
}) => {
  await world.configure({ isOneTapAllowed: true });
  await page.goto('/en/news');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/google-one-tap'),
  );
  await expect(page.getByText('Log in with one tap')).toBeVisible();
  const went = page.waitForRequest(/\/web-api\/auth\/oauth\/google\/callback/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const request = await asked;
  expect(request.headers()['content-type']).toContain('multipart/form-data');
  const body = request.postDataBuffer()?.toString() ?? '';
  for (const name of ['credential', 'language', 'currency', 'countryId']) expect(body).toContain(`name="${name}"`);
  await went;
});
