import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A dialog over a page that axe has already checked. */
export const openDialog = 'dialog[open]';

/**
 * Fails on any finding of axe and on tabs that overlap, target size included, which axe checks only by its tag. `part`: selector of the part to
 * check, when axe has already checked the rest.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page })
    // Leaves out the elements that pass, because finding a selector for each takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // Legacy mode skips the second page that collects findings of frames. Our pages have none.
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
  expect(await page.getByRole('tab').evaluateAll(overlapping)).toEqual([]);
}

/** Words of a tab that do not fit it are under the next one, which axe does not look for. */
const overlapping = (tabs: readonly Element[]): string[] =>
  tabs.filter((tab) => tab.scrollWidth > tab.clientWidth + 1).map((tab) => tab.textContent);
