import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What lies over a page that has been looked at. */
export const openDialog = 'dialog[open]';

/** No finding of axe, target size included (it is off unless asked for by tag). `part`: selector of what to look at, when the rest has been seen. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page })
    // The elements that pass need no address of their own: finding one for each takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // No page of ours has a frame whose findings would be brought together in a second page.
    .setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  );
  expect(found).toEqual([]);
}
