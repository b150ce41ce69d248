import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { oddsCell, oddsLabel, oddsPrice } from '@/shared/ui/odds-cell';
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
  /** Names are cut here that would not be without their "FC". */
  short: 'board (max-width: 899.98px)',
  /** Room for scores by period; beside three market columns. */
  score: 'board (min-width: 680px)',
  threeAndScore: 'board (min-width: 960px)',
};

/** Large type leaves no room for the third column. */
export const large = 'html[data-font=large] &';
/** Scores by period are asked for. */
export const wideScore = '[data-score=wide] &';

/** Tracks of the score, of the market columns and of the number of further markets: they follow what the player wants to see. */
const scoreTrack = createVar();
const marketTracks = createVar();
const moreTrack = createVar();

export const grid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 6,
  paddingInline: '4px 8px',
  gridTemplateColumns: `24px ${timeWidth} minmax(0, 1fr) ${scoreTrack} ${marketTracks} ${moreTrack}`,
};

/** The tracks of a board, by its width and by what is asked of it. Scores by period take the room of the third column. */
export const tracks = {
  vars: { [scoreTrack]: '16px', [marketTracks]: '170px 168px', [moreTrack]: '36px' },
  '@container': { [width.three]: { vars: { [marketTracks]: '164px 160px 156px' } } },
  selectors: {
    [wideScore]: {
      '@container': {
        [width.score]: { vars: { [scoreTrack]: '128px' } },
        [width.three]: { vars: { [marketTracks]: '170px 168px' } },
        [width.threeAndScore]: { vars: { [marketTracks]: '164px 160px 156px' } },
      },
    },
    '[data-columns="2"] &': { vars: { [marketTracks]: '170px 168px' } },
    '[data-columns="1"] &': { vars: { [marketTracks]: '170px' } },
    [large]: { vars: { [marketTracks]: '222px 208px', [moreTrack]: '46px' } },
    'html[data-font=large] [data-columns="1"] &': { vars: { [marketTracks]: '222px' } },
  },
};

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

// American and fractional odds, and decimals from 100 on: six signs and more have the whole width under their label.
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

/** By place: what of a market column is seen. A card has room for the first one. */
export const places: readonly string[] = ['', secondCells, thirdCells];
