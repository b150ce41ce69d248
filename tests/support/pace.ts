import type { Page } from '@playwright/test';

/** What `plainTask` takes on the machine that the figures of the journeys speak of, ms. */
export const plainTaskMs = 5;

/**
 * Work that is the same everywhere, ms: a list is drawn and laid out. `least` is the work itself, `usual` is what it
 * takes beside everything else that the machine does.
 */
export const plainTask = (page: Page): Promise<{ least: number; usual: number }> =>
  page.evaluate(async () => {
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      const from = performance.now();
      const list = document.createElement('ul');
      for (let row = 0; row < 400; row += 1) {
        const item = document.createElement('li');
        item.append(`Row ${String(row)}`, document.createElement('span'));
        list.append(item);
      }
      document.body.append(list);
      list.getBoundingClientRect();
      times.push(performance.now() - from);
      list.remove();
    }
    const [least = 0] = times.sort((a, b) => a - b);
    return { least, usual: times[7] ?? 0 };
  });

/** A time that a requirement gives, as long as it is on this machine now: never shorter, longer when it is slow or busy. */
export async function inPace(page: Page, ms: number): Promise<{ timeout: number }> {
  const { usual } = await plainTask(page);
  return { timeout: ms * Math.max(1, usual / plainTaskMs) };
}
