import type { Page } from '@playwright/test';

/** Collects errors of the console, without the 401 and 404 of calls that are refused on purpose. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|404)/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
