import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { oddsPrice } from '@/shared/ui/odds-cell';
import { media, vars } from '@/shared/ui/theme';

/** Heights of the two kinds of items, measured by the list: they follow density, font size and the board's own width. */
const rowHeight = createVar();

/** Where what stays on top stands: under the header, when the page itself scrolls. */
const stickyTop = createVar();

/** Room for "19:45", or for "07:45 PM". */
const timeWidth = createVar();

/** The board adapts to its own width, not to the window's: a side column may open or close beside it. */
export const board = style({
  containerName: 'board',
  containerType: 'inline-size',
  vars: { [stickyTop]: '0px', [timeWidth]: '2.5rem' },
  '@media': { [media.narrow]: { vars: { [stickyTop]: vars.size.header } } },
  background: vars.color.surface.base,
});

export const board12h = style([board, { vars: { [timeWidth]: '3.5rem' } }]);

/** Queries of the board's width: all three market columns; two; below that a card with the result only. */
const width = {
  three: 'board (min-width: 800px)',
  two: 'board (min-width: 560px)',
  card: 'board (max-width: 559.98px)',
};

/** Large type leaves no room for the third column. */
const large = 'html[data-font=large] &';

const grid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 6,
  paddingInline: '4px 8px',
  gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) 16px 170px 168px 36px`,
};
const wideGrid = { gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) 16px 164px 160px 156px 36px` };
const largeGrid = { gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) 18px 222px 208px 46px` };

export const sized = style({
  vars: { [rowHeight]: vars.size.row },
  '@container': { [width.card]: { vars: { [rowHeight]: '123px', [vars.size.oddsHeight]: vars.size.controlLg } } },
  selectors: { [large]: { '@container': { [width.card]: { vars: { [rowHeight]: '136px' } } } } },
});

export const head = style({
  ...grid,
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.z.sticky,
  height: vars.size.columnHead,
  borderBlock: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.base,
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.tertiary,
  '@container': { [width.three]: wideGrid, [width.card]: { display: 'none' } },
  selectors: { [large]: { '@container': { [width.two]: largeGrid } } },
});

export const headName = style({
  gridColumn: '3 / 5',
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
});

export const headCells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  textAlign: 'center',
});

export const row = style({
  ...grid,
  position: 'relative',
  height: rowHeight,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  contain: 'layout style',
  '@container': {
    [width.three]: wideGrid,
    [width.card]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto 28px',
      gridTemplateRows: '24px auto 40px',
      columnGap: vars.space[2],
      rowGap: 6,
      alignContent: 'center',
      paddingInline: 12,
    },
  },
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    [large]: { '@container': { [width.two]: largeGrid } },
  },
});

export const star = style({
  display: 'grid',
  placeItems: 'center',
  '@container': { [width.card]: { gridColumn: 4, gridRow: 1 } },
});

export const time = style({
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.color.text.tertiary,
  '@container': {
    [width.card]: { gridColumn: '1 / 3', gridRow: 1, display: 'flex', alignItems: 'center', gap: vars.space[1] },
  },
  selectors: { '[data-density=compact] &': { lineHeight: '14px' }, [large]: { lineHeight: '17px' } },
});

export const timeMain = style({
  display: 'block',
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
  selectors: { '&[data-live]': { color: vars.color.live.text } },
});
export const liveDot = style({
  display: 'none',
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.live.solid,
  '@container': { [width.card]: { display: 'block' } },
});
export const timeRest = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

export const names = style({
  minWidth: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: '17px',
  borderRadius: vars.radius.xs,
  '@container': {
    [width.card]: { gridColumn: '1 / 3', gridRow: 2, fontSize: vars.font.size.md, lineHeight: '20px' },
  },
  selectors: { '[data-density=compact] &': { lineHeight: '15px' }, [large]: { lineHeight: '19px' } },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
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

export const score = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: '17px',
  textAlign: 'center',
  '@container': {
    [width.card]: {
      gridColumn: '3 / 5',
      gridRow: 2,
      textAlign: 'end',
      fontSize: vars.font.size.md,
      lineHeight: '20px',
    },
  },
  selectors: { '[data-density=compact] &': { lineHeight: '15px' }, [large]: { lineHeight: '19px' } },
});
export const scoreLine = style({ display: 'block' });

export const cells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  '@container': { [width.card]: { gridColumn: '1 / -1', gridRow: 3, gap: 6 } },
});
// American and fractional odds: six signs beside a label in the box of four.
globalStyle(`[data-odds=wide] ${cells} ${oddsPrice}`, {
  fontSize: vars.font.size.xs,
  letterSpacing: '-0.02em',
});
export const secondCells = style({ '@container': { [width.card]: { display: 'none' } } });
export const thirdCells = style({
  display: 'none',
  '@container': { [width.three]: { display: 'grid' } },
  selectors: { [large]: { display: 'none' } },
});

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

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  height: vars.size.groupHead,
  paddingInline: '10px 12px',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.group,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
export const groupCount = style({ color: vars.color.text.tertiary, fontWeight: vars.font.weight.regular });
export const groupArrow = style({
  marginInlineStart: 'auto',
  color: vars.color.text.tertiary,
  selectors: { '[aria-expanded=false] > &': { transform: 'rotate(180deg)' } },
});

/** The virtual list: one item stands in the flow (the head of the group under the eye), the rest is placed over it. */
export const list = style({ position: 'relative' });
export const placed = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
const underHead = {
  insetBlockStart: `calc(${stickyTop} + ${vars.size.columnHead})`,
  '@container': { [width.card]: { insetBlockStart: stickyTop } },
};
export const stuck = style({ ...underHead, position: 'sticky', zIndex: vars.z.sticky });
export const probe = style({ position: 'absolute', visibility: 'hidden', width: 0, height: rowHeight });

export const skeletonNames = style({
  display: 'grid',
  gap: 6,
  '@container': { [width.card]: { gridColumn: '1 / 3', gridRow: 2 } },
});
/** Also tells how much of the list what stays on top covers. */
export const headProbe = style({
  ...underHead,
  position: 'absolute',
  visibility: 'hidden',
  width: 0,
  height: vars.size.groupHead,
});
