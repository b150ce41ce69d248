import { createVar, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

import { bases } from '../lib/items';

/** Height of a row of prices, which the list measures, and of what a match has besides them. */
export const unit = createVar();
export const base = createVar();
/** Where a sticky part stands: under the header, when the page itself scrolls. */
const stickyTop = createVar();
const timeWidth = createVar();
const partTracks = createVar();
const tracks = createVar();

/** Queries of the board's own width. */
export const width = {
  card: 'board (max-width: 559.98px)',
  /** Both parts of a match have room with their sides under each other. */
  bothOfTwo: 'board (min-width: 780px)',
  /** And with their sides beside each other. */
  bothOfOne: 'board (min-width: 1260px)',
};
const oneLine = '[data-lines=one] &';
const large = 'html[data-font=large] &';

export const board = style({
  containerName: 'board',
  containerType: 'inline-size',
  background: vars.color.surface.base,
  vars: { [stickyTop]: '0px', [timeWidth]: '2.6rem' },
  '@media': { [media.narrow]: { vars: { [stickyTop]: vars.size.header } } },
});
export const board12h = style([board, { vars: { [timeWidth]: '3.5rem' } }]);

const lead = `24px ${timeWidth} minmax(0, 1fr) 18px`;

/** `data-lines`: one or two; `data-first`: the list knows first halves, which then have columns of their own. */
export const sized = style({
  vars: {
    [unit]: '30px',
    [base]: `${String(bases.list)}px`,
    [vars.size.oddsHeight]: '28px',
    [partTracks]: '86px 84px 58px',
    [tracks]: `${lead} ${partTracks} 36px`,
  },
  '@container': {
    [width.card]: { vars: { [unit]: '46px', [base]: `${String(bases.card)}px`, [vars.size.oddsHeight]: '44px' } },
  },
  selectors: {
    [large]: { vars: { [unit]: '34px', [vars.size.oddsHeight]: '32px', [partTracks]: '104px 100px 72px' } },
    '&[data-lines=one]': {
      vars: { [unit]: '38px', [vars.size.oddsHeight]: '30px', [partTracks]: '158px 154px 158px' },
      '@container': {
        [width.card]: { vars: { [unit]: '46px', [vars.size.oddsHeight]: '44px' } },
        [width.bothOfOne]: { vars: { [tracks]: `${lead} ${partTracks} ${partTracks} 36px` } },
      },
    },
    '&[data-lines=two][data-first]': {
      '@container': { [width.bothOfTwo]: { vars: { [tracks]: `${lead} ${partTracks} ${partTracks} 36px` } } },
    },
    'html[data-font=large] &[data-lines=one]': { vars: { [partTracks]: '186px 180px 184px' } },
  },
});

export const grid = {
  display: 'grid',
  gridTemplateColumns: tracks,
  columnGap: 6,
  paddingInline: '4px 8px',
  '@container': {
    [width.card]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: 12 },
  },
} as const;

export const head = style({
  ...grid,
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.z.sticky,
  gridTemplateRows: '20px 20px',
  alignItems: 'center',
  borderBlock: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.base,
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.tertiary,
  textAlign: 'center',
});
export const headName = style({
  gridColumn: '1 / 5',
  gridRow: '1 / 3',
  paddingInlineStart: 8,
  textAlign: 'start',
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  '@container': { [width.card]: { display: 'none' } },
});
export const headPart = style({ gridColumn: 'span 3', gridRow: 1, color: vars.color.text.secondary });
export const headColumn = style({ gridRow: 2 });

/** A part of a match beside the other where there is room, otherwise the chosen one. */
const shown = (value: string) => ({
  display: value,
  selectors: {
    '[data-part=first] &': { display: 'none' },
    '[data-lines=two][data-part] &': { '@container': { [width.bothOfTwo]: { display: value } } },
    '[data-lines=one][data-part] &': { '@container': { [width.bothOfOne]: { display: value } } },
  },
});
const hidden = (value: string) => ({
  display: 'none',
  selectors: {
    '[data-part=first] &': { display: value },
    '[data-lines=two][data-part] &': { '@container': { [width.bothOfTwo]: { display: value } } },
    '[data-lines=one][data-part] &': { '@container': { [width.bothOfOne]: { display: value } } },
  },
});
export const headOf = { full: style(shown('block')), first: style(hidden('block')) };
export const cellsOf = { full: style(shown('grid')), first: style(hidden('grid')) };

/** The choice of a part: only where both have no room. */
export const partChoice = style({
  selectors: {
    '[data-lines=two] &': { '@container': { [width.bothOfTwo]: { display: 'none' } } },
    '[data-lines=one] &': { '@container': { [width.bothOfOne]: { display: 'none' } } },
  },
});

/** Sides of a line under each other; `data-lines=one`: beside each other. */
export const cells = style({
  gridAutoRows: unit,
  alignItems: 'center',
  alignContent: 'start',
  minWidth: 0,
  selectors: {
    [oneLine]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 3,
      '@container': { [width.card]: { gridAutoFlow: 'row', gap: 0 } },
    },
  },
});

const underHead = { insetBlockStart: `calc(${stickyTop} + 42px)` };
export const stuck = style({ ...underHead, position: 'sticky', zIndex: vars.z.sticky });
export const rowProbe = style({ position: 'absolute', visibility: 'hidden', width: 0, height: unit });
/** Also tells how much of the list it covers. */
export const headProbe = style({
  ...underHead,
  position: 'absolute',
  visibility: 'hidden',
  width: 0,
  height: vars.size.groupHead,
});

export const locked = style({ margin: `0 ${vars.space[3]} ${vars.space[2]}` });
