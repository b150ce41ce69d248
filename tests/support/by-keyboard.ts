/** A person without a pointer: they go on with Tab, press what has the focus, and see at each stop where they are. */
import { expect, type Locator, type Page } from '@playwright/test';

const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The control that has the focus shows it, itself or by the look around it. */
async function expectSeen(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return false;
    const around = [at, at.nextElementSibling, at.parentElement, at.closest('label'), at.closest('[role=row]')];
    return around.some((one) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });
  expect(isSeen, `nobody sees that ${await nameAt(page)} has the focus`).toBe(true);
}

const nameAt = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');

export function byKeyboard(page: Page) {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

  /** Tab until the control has the focus. */
  async function reach(target: Locator, { key = 'Tab', most = 90 } = {}): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses <= most; presses += 1) {
      if (await isAt(target)) return expectSeen(page);
      await press(key);
    }
    throw new Error(
      `${String(most)} presses of ${key} do not lead to ${String(target)}; the focus is at ${await nameAt(page)}`,
    );
  }

  return {
    press,
    reach,
    /** The first stop of a page leads past its head. */
    async toContent(): Promise<void> {
      await press('Tab', 'Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
    /** A control that is off for the moment ignores keys, so a person waits for it. */
    async use(target: Locator, key = 'Enter', how?: { key?: string; most?: number }): Promise<void> {
      await expect(target).toBeEnabled();
      await reach(target, how);
      await press(key);
    },
    async write(target: Locator, text: string): Promise<void> {
      await reach(target);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** A group of radios is one stop of Tab; arrows choose in it. */
    async choose(radio: Locator): Promise<void> {
      await expect(radio).toBeVisible();
      const isInGroup = () =>
        radio.evaluate(
          (element) => (document.activeElement as HTMLInputElement).name === (element as HTMLInputElement).name,
        );
      for (let presses = 0; presses < 40 && !(await isInGroup()); presses += 1) await press('Tab');
      await expectSeen(page);
      for (let presses = 0; presses < 20 && !(await radio.isChecked()); presses += 1) await press('ArrowDown');
      await expect(radio).toBeChecked();
    },
    /** What a step took away had the focus: it must have gone on to something. */
    async held(): Promise<void> {
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    },
  };
}
