import { damages } from '../../support/damage.ts';
import { expect, test } from '../../support/world.ts';

/** Fields that the page reads before it first draws. tests/contract/shell/config-damage.test.ts checks every field. */
const looked = [
  'availability is missing',
  'availability.0 is a text',
  'licence.dmca.name is null',
  'languages.0.iso is hostile',
  'languages is null',
  'menus.main.0.path is hostile',
  'partnerCssBrandBook.0.css_value is a text',
  'autoLogoffInactiveMinutes is huge',
  'plugins.news.enabled is a list',
  'maintenance is a text',
];

test(
  '[BOOT-12] [BOOT-16] [BOOT-17] one wrong field of the configuration leaves the site standing, and a line in the log',
  { tag: '@core' },
  async ({ page, world }) => {
    const usual = await world.call<Record<string, unknown>>('GET', '/bff-api/config/all.json?lang=en');
    const chosen = damages(usual).filter(({ name }) => looked.includes(name));
    expect(chosen.map(({ name }) => name).toSorted()).toEqual(looked.toSorted());
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let body = {};
    await page.route('**/bff-api/config/all.json*', (route) => route.fulfill({ json: body }));
    for (const damage of chosen)
      await test.step(damage.name, async () => {
        ({ body } = damage);
        logged.length = 0;
        await page.goto('/en');
        await expect(page.getByRole('main').getByRole('heading', { name: 'Top live' })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
        if (damage.name.startsWith('availability'))
          expect(logged.filter((text) => /availability/.test(text))).toHaveLength(1);
      });
  },
);

test('[BOOT-17] [BOOT-18] a value that is none does not get into the brand book, and is in the log', async ({
  page,
  world,
}) => {
  await world.configure({
    partnerCssBrandBook: [
      { css_prop: '--partner-gap', css_value: 'NaNpx' },
      { css_prop: '--partner-space', css_value: '24px' },
    ],
  });
  const logged = page.waitForEvent('console', (message) => message.text().includes('brand book'));
  await page.goto('/en');
  expect((await logged).text()).toContain('NaNpx');
  const valueOf = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
  expect([await valueOf('--partner-gap'), await valueOf('--partner-space')]).toEqual(['', '1.5em']);
});
