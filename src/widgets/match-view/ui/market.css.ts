import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { oddsCell, oddsLabel } from '@/shared/ui/odds-cell';
import { media, vars } from '@/shared/ui/theme';

export const market = style({
  position: 'relative',
  containerType: 'inline-size',
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
/** The first market of a further column. */
export const onTop = style([market, { breakBefore: 'column' }]);
// The star, and the buttons before the arrow, are over the head.
export const summary = style({
  paddingInlineStart: 36,
  // For fingers the head is as high as what is over it: star, history and chance, 44 px each.
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});
export const star = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
// Stands beside the head, not in it: a summary must not contain a button.
export const tools = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 34,
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.touch]: { insetBlockStart: 0, insetInlineEnd: 30 } },
});
export const sideName = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });

export const outcomes = recipe({
  base: { display: 'grid', gap: 4, padding: '0 12px 12px' },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});
export const scores = style({ alignItems: 'start' });
export const column = style({ display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 });
export const wide = style([column, { gridColumn: '1 / -1' }]);

// Here is room for words, not only for signs. Where a name and its price do not fit side by side, the price goes below:
// neither is cut.
globalStyle(`${market} ${oddsCell}`, {
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignContent: 'center',
  height: 'auto',
  minHeight: vars.size.oddsHeight,
  paddingBlock: 2,
  // With the gap below it 44 px, as on the board.
  '@media': { [media.touch]: { minHeight: 40 } },
});
// The name keeps the price away: a price reads from left to right on every page, so its own start is no page's start.
globalStyle(`${market} ${oddsLabel}`, {
  marginInlineEnd: 'auto',
  fontSize: vars.font.size.xs,
  lineHeight: 1.15,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflow: 'visible',
  overflowWrap: 'break-word',
});
globalStyle(`${tools} > button`, {
  '@media': { [media.touch]: { minWidth: vars.size.targetTouch, height: vars.size.targetTouch } },
});
globalStyle(`${summary} > h2`, { flex: '0 1 auto', minInlineSize: 0 });
// Leaves room for the buttons that are over the head.
globalStyle(`${summary} > :nth-last-child(2)`, {
  marginInlineEnd: 90,
  '@media': { [media.touch]: { marginInlineEnd: 148 } },
  '@container': { '(min-width: 380px)': { marginInlineEnd: 196 } },
});
