import { publish } from '../../support/outside-app.ts';
import { expect, test, visit } from '../../support/world.ts';

test('[PLUG-55] apps draw with the page’s own components, which come once, with their styles, and only for who uses them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shared-openbook-ui-')) asked.push(request.url());
  });
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  expect(asked).toEqual([]);
  await visit(page, '/en/results');
  const day = page.getByRole('main').getByRole('combobox', { name: 'Day' });
  await expect(day).toBeVisible();
  await expect(day).toHaveCSS('appearance', 'none');
  await day.selectOption({ index: 3 });
  await expect(day).toHaveValue('3');
  await visit(page, '/en/news');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[PLUG-54] [PLUG-55] an app of another repository takes button and schema from the page', async ({ page }) => {
  const script = `import { Button } from '@openbook/ui';
    import { createReactPlugin, definePlugin } from '@sdk';
    import { createElement } from 'react';
    import { object, string } from 'zod/mini';
    const { name } = object({ name: string() }).parse({ name: 'From the kit' });
    const draw = () => createElement(Button, { variant: 'primary', 'aria-disabled': true }, name);
    definePlugin({ id: 'footer', mount: createReactPlugin(draw) });`;
  await publish(page, 'footer', { version: '9.0.0', script, ui: true });
  await page.goto('/en/home/live');
  const button = page.getByRole('button', { name: 'From the kit' });
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('cursor', 'not-allowed');
});
