import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
const list = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader'],
});
for (const each of list) {
  const [name, path, width, scheme] = each.split('|');
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 900 },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
  });
  await page.context().addCookies([{ name: 'age_confirmed', value: '1', url: 'http://127.0.0.1:4377' }]);
  page.on('console', (m) => {
    if (m.type() === 'error') console.log(name, m.text().slice(0, 200));
  });
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  await page.goto(`http://127.0.0.1:4377${path}`);
  await page.waitForTimeout(3500);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  console.log(name, await page.title(), 'overflow', over);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  await page.close();
}
await browser.close();
