import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { oddsCell, oddsLabel, oddsPrice } from '@/shared/ui/odds-cell';
import { vars } from '@/shared/ui/theme';

/**
 * Heights of the two kinds of items. The list measures them, because they follow density, font size and the board's
 * width.
 */
export const rowHeight = createVar();

/** Where a sticky part stands: under the header, when the page itself scrolls. */
export const stickyTop = createVar();

/** Room for "19:45", or for "07:45 PM". */
export const timeWidth = createVar();

/** Queries of the board's width: all three market columns; two; below that a card with only the result. */
export const width = {
  three: 'board (min-width: 800px)',
  two: 'board (min-width: 560px)',
  card: 'board (max-width: 559.98px)',
  /** At these widths a name with "FC" would be cut, and without it the name fits. */
  short: 'board (max-width: 899.98px)',
  /** Room for scores by period beside three market columns. */
  score: 'board (min-width: 680px)',
  threeAndScore: 'board (min-width: 960px)',
};

/** Large type leaves no room for the third column. */
export const large = 'html[data-font=large] &';
/** The player wants scores by period. */
export const wideScore = '[data-score=wide] &';

/** Tracks of the score, the market columns and the number of further markets. They follow the player's choices. */
const scoreTrack = createVar();
const marketTracks = createVar();
/**
 * The same tracks where a sport knows no draw: two prices need less room than three, and the totals have three digits.
 */
const twoWayTracks = createVar();
const moreTrack = createVar();

export const grid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 6,
  paddingInline: '4px 8px',
  gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) ${scoreTrack} ${marketTracks} ${moreTrack}`,
};

// A result leaves room for five signs beside its own: "X 20.00".
const three = { [marketTracks]: '172px 156px 152px', [twoWayTracks]: '126px 178px 176px' };
const two = { [marketTracks]: '170px 168px', [twoWayTracks]: '158px 180px' };

/**
 * The tracks of a board, by its width and the player's choices. Scores by period take the room of the third column. No
 * part is in it twice: the build would keep such an object in the script, where nobody reads it.
 */
export const tracks = {
  vars: { [scoreTrack]: '16px', [moreTrack]: '36px', ...two },
  '@container': { [width.three]: { vars: three } },
  selectors: {
    [wideScore]: {
      '@container': {
        [width.score]: { vars: { [scoreTrack]: '128px' } },
        [width.three]: { vars: two },
        [width.threeAndScore]: { vars: { ...three } },
      },
    },
    '[data-columns="2"] &': { vars: { ...two, [twoWayTracks]: '178px 176px' } },
    '[data-columns="1"] &': { vars: { [marketTracks]: '170px', [twoWayTracks]: '178px' } },
    [large]: { vars: { [marketTracks]: '222px 208px', [twoWayTracks]: '208px 222px', [moreTrack]: '46px' } },
    'html[data-font=large] [data-columns="1"] &': { vars: { [marketTracks]: '222px', [twoWayTracks]: '222px' } },
  },
};

globalStyle('[data-two-way]', { vars: { [marketTracks]: twoWayTracks } });

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

// A card has room between its edge and what it says.
globalStyle(`${cells} ${oddsCell}`, { '@container': { [width.card]: { paddingInline: 10 } } });

// American and fractional odds, and decimals from 100 on: prices of six or more signs get the full width under their
// label.
const long = `:is([data-odds=wide] ${cells} ${oddsCell}, ${cells} ${oddsCell}[data-long])`;
globalStyle(`${long}:not([data-state])`, {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  paddingInline: 1,
});
globalStyle(`${long} ${oddsLabel}`, { top: 0, maxWidth: '100%', lineHeight: 1 });
globalStyle(`${long} ${oddsPrice}`, {
  fontSize: vars.font.size.xs,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

const secondCells = style({ '@container': { [width.card]: { display: 'none' } } });

const thirdCells = style({
  display: 'none',
  '@container': { [width.three]: { display: 'grid' } },
  selectors: {
    [wideScore]: {
      '@container': { [width.three]: { display: 'none' }, [width.threeAndScore]: { display: 'grid' } },
    },
    [large]: { display: 'none' },
  },
});

/** What shows of a market column, by place. A card has room for the first column. */
export const places: readonly string[] = ['', secondCells, thirdCells];
