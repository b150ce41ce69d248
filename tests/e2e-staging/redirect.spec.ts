/** Outside production the redirect service is asked only where the address says so. */
import { expect, test } from '../support/world.ts';

test('[QUERY-07] [REDIR-02] redirect-service in the address asks the service, on a build that otherwise does not', async ({
  page,
  world,
}) => {
  const url = `${world.origin}/en/information`;
  await world.control('PUT', 'geo', { redirect: { redirect: true, code: 302, url, reasons: [], breadcrumbs: [] } });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/redirect-light')) asked.push(request.postDataJSON());
  });
  await page.goto('/en/results?a=1');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'results');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.goto('/en/results?redirect-service');
  await expect(page).toHaveURL(/\/en\/information/);
  expect(asked).toEqual([{ url: expect.stringContaining('/en/results?redirect-service') as unknown }]);
});
