import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { enter, expect, test } from '../../support/world.ts';

const chatIn = (page: Page, name: string) => page.getByRole('dialog', { name }).locator('iframe').contentFrame();

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Support' }).click();
  await page.getByRole('button', { name: /^Chat/ }).click();
  return chatIn(page, 'Chat with support');
}

/** What axe finds in the dialog and in the page of the chat itself. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .include('dialog[open]')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
}

test(
  '[PLUG-17] [SUPPORT-05] the framed chat is of another origin, answers from the help, says that nobody is there, and goes on after it was closed',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.configure({ consultSystem: 'frame' });
    await page.goto('/en/home/live');
    const chat = await openChat(page);
    await expect(chat.getByRole('log', { name: 'Chat with support' })).toContainText('No operator is here');
    const frame = page.frames().find((one) => one !== page.mainFrame());
    expect(new URL(frame?.url() ?? '').origin).not.toBe(new URL(page.url()).origin);
    expect(await findings(page)).toEqual([]);

    await chat.getByRole('button', { name: 'How do I place a bet?' }).click();
    await expect(chat.getByRole('log')).toContainText('Click odds to add the selection to your bet slip');
    await chat.getByRole('textbox', { name: 'Message' }).fill('Who painted the Mona Lisa');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByRole('log')).toContainText('There is no help text about that');
    expect(await findings(page)).toEqual([]);

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const again = await openChat(page);
    await expect(again.getByRole('log')).toContainText('Who painted the Mona Lisa');
  },
);

test('[PLUG-17] the framed chat speaks the language of the site and takes its theme', async ({ page, world }) => {
  await world.configure({ consultSystem: 'frame' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page);
  await page.goto('/ar/home/live');
  await page.getByRole('button', { name: 'الدعم' }).first().click();
  await page.getByRole('button', { name: /^محادثة/ }).click();
  const chat = page.getByRole('dialog').locator('iframe').contentFrame();
  await expect(chat.getByRole('log')).toContainText('لا يوجد موظف هنا');
  await expect(chat.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(chat.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chat.getByRole('button', { name: 'كيف أضع رهانًا؟' }).click();
  await expect(chat.getByRole('log')).toContainText('القسيمة');
  expect(await findings(page)).toEqual([]);
});

test('[SUPPORT-05] without the configuration there is no frame, and the policy names no other origin', async ({
  page,
}) => {
  const document = await page.goto('/en/home/live');
  expect(await document?.headerValue('content-security-policy')).toContain("frame-src 'self';");
  await page.getByRole('button', { name: 'Support' }).click();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chat with support' }).getByRole('log')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
