import { expect, test } from '../../support/world.ts';

// Races are in the catalogue of all competitions.
test.use({ share: 1 });

test('[PLUG-111] [RACE-07] results of races write odds in the format of whoever reads them', async ({
  page,
  context,
  baseURL,
}) => {
  const firstOdds = async (view: number) => {
    await context.addCookies([{ name: 'coef_view', value: String(view), url: baseURL ?? '' }]);
    await page.goto('/en/results');
    const choose = (name: string) => page.getByRole('main').getByRole('combobox', { name });
    await choose('Sport').selectOption('Greyhounds');
    // The whole day before, whatever time it is.
    await choose('Day').selectOption({ index: 1 });
    const placed = page.getByRole('main').getByRole('list', { name: 'Placings' }).first();
    return placed.getByRole('listitem').first();
  };
  await expect(await firstOdds(0)).toHaveText(/^1[.=] .+ \(\d+\) \d+\.\d{2,3}$/);
  await expect(await firstOdds(1)).toHaveText(/^1[.=] .+ \(\d+\) \d+\/\d+$/);
});
