import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { oddsPrice } from '@/shared/ui/odds-cell';
import { vars } from '@/shared/ui/theme';

/** Heights of the two kinds of items, measured by the list: they follow density, font size and the board's own width. */
export const rowHeight = createVar();

/** Where what stays on top stands: under the header, when the page itself scrolls. */
export const stickyTop = createVar();

/** Room for "19:45", or for "07:45 PM". */
export const timeWidth = createVar();

/** Queries of the board's width: all three market columns; two; below that a card with the result only. */
export const width = {
  three: 'board (min-width: 800px)',
  two: 'board (min-width: 560px)',
  card: 'board (max-width: 559.98px)',
};

/** Large type leaves no room for the third column. */
export const large = 'html[data-font=large] &';

export const grid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 6,
  paddingInline: '4px 8px',
  gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) 16px 170px 168px 36px`,
};

export const wideGrid = { gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) 16px 164px 160px 156px 36px` };

export const largeGrid = { gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) 18px 222px 208px 46px` };

export const headCells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  textAlign: 'center',
});

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
