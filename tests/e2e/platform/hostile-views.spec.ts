import type { Page } from '@playwright/test';

import { publishView } from '../../support/outside-view.ts';
import { expect, test } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');

const body = `<p id="mark" class="mark" onclick="globalThis.hurt = 'onclick'" style="position: fixed">Seen</p>
<script>globalThis.hurt = 'script'</script><img src="x" onerror="globalThis.hurt = 'onerror'" alt="">
<a href="javascript:globalThis.hurt='link'">Harmless</a>
<svg onload="globalThis.hurt = 'svg'"><a xlink:href="javascript:globalThis.hurt='svg'"><text>Vector</text></a></svg>
<math><mtext><style><img src=x onerror="globalThis.hurt='math'"></style></mtext></math>
<form action="https://elsewhere.example/steal" method="post"><label>Password <input name="password" type="password"></label><button>Send</button></form>
<iframe src="https://elsewhere.example"></iframe><object data="x"></object><embed src="x"><base href="https://elsewhere.example/">
<meta http-equiv="refresh" content="0; url=https://elsewhere.example"><link rel="stylesheet" href="https://elsewhere.example/x.css">
<style>html, body, header, button { background: pink !important }</style><template><script>globalThis.hurt = 'template'</script></template>
<dialog open>Over everything</dialog><div popover id="root" data-plugin="header" data-slot="header">Inner</div><img name="cookie" alt="">
<a href="https://elsewhere.example/page">Elsewhere</a>`;

const style = String.raw`html, body, :root, header, nav, footer, button, * { background: rgb(255, 192, 203) !important }
body { position: fixed !important; inset: 0 !important; z-index: 99999 !important; inline-size: 100vw; block-size: 100vh; transform: translateY(-300px) }
html:not(:where([data-plugin="look"])) { background: rgb(255, 192, 203) !important }
.a\", header { background: rgb(255, 192, 203) !important }
.a\[, footer { background: rgb(255, 192, 203) !important }
.mark { html:has(&) { background: rgb(255, 192, 203) !important } }
@media all { html { background: rgb(255, 192, 203) !important } }
@layer late { header { background: rgb(255, 192, 203) !important } }
@scope (html) { :scope { background: rgb(255, 192, 203) !important } }
} header { background: rgb(255, 192, 203) !important } .mark {
@font-face { font-family: Inter; src: local('Courier') }
@keyframes spin { to { opacity: 0 } }
@property --color-canvas { syntax: '<color>'; inherits: true; initial-value: pink }`;

/** Colours of all that is not of the view, as the page shows them. */
const colours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, header, footer, nav, button, main, h1')]
      .filter((element) => element.closest('[data-plugin=look]') === null)
      .map((element) => `${element.localName} ${getComputedStyle(element).backgroundColor}`),
  );

test('[PLUG-17] [PLUG-34] whatever stands in body and style of a view, nothing outside it changes and nothing runs', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await publishView(page, () => ({ body, style }));
  await page.goto('/en/look');
  const mark = main(page).getByText('Seen');
  await expect(mark).toHaveCSS('background-color', 'rgb(255, 192, 203)');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect((await colours(page)).filter((colour) => colour.includes('255, 192, 203'))).toEqual([]);
  await mark.click();
  await main(page).getByText('Harmless').click();
  expect(await page.evaluate(() => (globalThis as { hurt?: string }).hurt)).toBeUndefined();
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
  await expect(page).toHaveURL(/\/en\/look$/);
  const own = page.locator('[data-plugin=look] > *');
  await expect(
    own.locator('form, input, svg, iframe, style, base, dialog, script, [popover], [data-slot], [style]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => typeof document.cookie)).toBe('string');
  // The policy stops what the text asks for even while it is read apart from the page.
  expect(problems.splice(0).filter((line) => !/style-src|base-uri/.test(line))).toEqual([]);

  // It draws, moves and stacks within its place: a press on the header still reaches the header.
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('[PLUG-17] links of a view: pages of the site open in the app, places of the body are scrolled to, others open apart', async ({
  page,
}) => {
  await publishView(page, (path) => ({
    body: `<p>Answer to ${path}</p><a href="/en/look/next?a=1#b">Next</a> <a href="/look/plain">Plain</a> <a href="#there">There</a>
      <a href="https://elsewhere.example/page">Elsewhere</a><p id="there">Here it is</p>`,
  }));
  await page.goto('/en/look');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same'));
  await main(page).getByRole('link', { name: 'There' }).click();
  await expect(main(page).getByText('Here it is')).toBeFocused();
  const elsewhere = main(page).getByRole('link', { name: 'Elsewhere' });
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(main(page).getByText('Answer to /en/look/next?a=1')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/look\/next\?a=1#b$/);
  await main(page).getByRole('link', { name: 'Plain' }).click();
  await expect(main(page).getByText('Answer to /en/look/plain')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same');
});
