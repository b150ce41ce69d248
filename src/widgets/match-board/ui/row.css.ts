import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

import { grid, large, rowHeight, wideScore, width } from './columns.css';

export const row = style({
  ...grid,
  position: 'relative',
  height: rowHeight,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  contain: 'layout style',
  '@container': {
    [width.card]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto 28px',
      gridTemplateRows: '24px auto 40px',
      columnGap: vars.space[2],
      rowGap: 6,
      alignContent: 'center',
      paddingInline: 12,
    },
  },
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});

export const star = style({
  display: 'grid',
  placeItems: 'center',
  '@container': { [width.card]: { gridColumn: 4, gridRow: 1 } },
});

export const names = style({
  minWidth: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: '17px',
  borderRadius: vars.radius.xs,
  '@container': {
    [width.card]: { gridColumn: '1 / 3', gridRow: 2, fontSize: vars.font.size.md, lineHeight: '20px' },
  },
  selectors: { '[data-look*=compact] &': { lineHeight: '15px' }, [large]: { lineHeight: '19px' } },
});

/** A sign of a remote app, over the end of the names, which give way. It takes part in no track and no height. */
export const sign = style({
  position: 'absolute',
  gridColumn: 3,
  insetInlineEnd: 0,
  inlineSize: 56,
  blockSize: 20,
  overflow: 'hidden',
  '@container': { [width.card]: { gridColumn: '1 / 3', gridRow: 1, insetBlockStart: 0 } },
});
globalStyle(`[data-signs] ${names}`, {
  paddingInlineEnd: 60,
  '@container': { [width.card]: { paddingInlineEnd: 0 } },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });

/** "FC" and the like: screen readers always read it, the row shows it where a line has room. */
export const club = style({
  '@container': {
    [width.short]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** For a row whose event is not between two sides. The words also take the places of score and prices. */
export const longTerm = style([
  names,
  // Under the names of the teams, which are behind a crest.
  {
    gridColumn: '3 / -2',
    paddingInlineStart: 20,
    '@container': { [width.card]: { gridColumn: '1 / -1', paddingInlineStart: 0 } },
  },
]);

export const redCard = style({
  flex: 'none',
  width: 7,
  height: 10,
  borderRadius: 1.5,
  background: vars.color.down.solid,
  forcedColorAdjust: 'none',
});

export const serving = style({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.up.solid,
  forcedColorAdjust: 'none',
});

export const video = style({ flex: 'none', color: vars.color.text.tertiary });

export const score = style({
  display: 'grid',
  justifyContent: 'center',
  gridAutoFlow: 'column',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: '17px',
  textAlign: 'center',
  '@container': {
    [width.card]: {
      gridColumn: '3 / 5',
      gridRow: 2,
      justifyContent: 'end',
      textAlign: 'end',
      fontSize: vars.font.size.md,
      lineHeight: '20px',
    },
  },
  selectors: {
    '[data-look*=compact] &': { lineHeight: '15px' },
    [large]: { lineHeight: '19px' },
    [wideScore]: { justifyContent: 'start' },
  },
});
export const scoreFull = style({ selectors: { [wideScore]: { minWidth: 24, marginInlineEnd: vars.space[1] } } });
export const scorePeriod = style({
  minWidth: 20,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.secondary,
  // Between a card and a wide row there is no room for them.
  '@container': { 'board (min-width: 560px) and (max-width: 679.98px)': { display: 'none' } },
});
export const scoreLine = style({ display: 'block' });

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 28,
  minWidth: 24,
  borderRadius: vars.radius.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  '@container': { [width.card]: { gridColumn: 3, gridRow: 1 } },
  selectors: { '&:hover': { color: vars.color.text.primary } },
});

export const skeletonNames = style({
  display: 'grid',
  gap: 6,
  '@container': { [width.card]: { gridColumn: '1 / 3', gridRow: 2 } },
});

// When the keyboard reaches an element under a sticky part, the page scrolls until the element shows.
globalStyle(`${row} :is(a, button)`, { scrollMarginBlock: '72px 12px' });
