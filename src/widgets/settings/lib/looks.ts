import type { Look } from '@contracts/looks';

/** Switches in the order in which the dialog shows them. `isOn`: what the switch names is usual, and the word takes it away. */
export const groups: Readonly<Record<'page' | 'lists' | 'coupon', readonly { look: Look; isOn?: true }[]>> = {
  page: [{ look: 'compact' }, { look: 'light' }, { look: 'sports' }, { look: 'stats' }],
  lists: [
    { look: 'even', isOn: true },
    { look: 'score' },
    { look: 'short' },
    { look: 'ids' },
    { look: 'asian' },
    { look: 'split' },
    { look: 'single' },
  ],
  coupon: [
    { look: 'logos' },
    { look: 'noLine', isOn: true },
    { look: 'noLive', isOn: true },
    { look: 'noGenerator', isOn: true },
  ],
};
