import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const margin = style({
  minWidth: 24,
  minHeight: 24,
  padding: '0 2px',
  border: 0,
  background: 'none',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [media.touch]: { minWidth: vars.size.targetTouch, minHeight: vars.size.targetTouch } },
});
/** A narrow market has room for the figure only; the title says what it is. */
export const word = style({ display: 'none', '@container': { '(min-width: 380px)': { display: 'inline' } } });
export const figure = style({});
export const mark = style({ verticalAlign: 'middle' });
// Without a price there is no margin, but still something to press.
globalStyle(`${figure}:not(:empty) + ${mark}`, { display: 'none' });
