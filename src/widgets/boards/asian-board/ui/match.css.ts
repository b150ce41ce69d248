import { globalStyle, style } from '@vanilla-extract/css';

import { oddsCell, oddsLabel, oddsPrice } from '@/shared/ui/odds-cell';
import { vars } from '@/shared/ui/theme';

import { base, cells, grid, unit, width } from './board.css';

export const match = style({
  paddingBlock: 4,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  contain: 'layout style',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
  '@container': { [width.card]: { paddingBlock: 8 } },
});

export const line = style({ ...grid });
/** Takes the room of time and names beside a further line. */
export const under = style({ gridColumn: '1 / 5', '@container': { [width.card]: { display: 'none' } } });

/** Time, names and score are columns of the line; in a card a block above it. */
export const info = style({
  display: 'contents',
  '@container': {
    [width.card]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridRow: 1,
      gridTemplateColumns: 'minmax(0, 1fr) auto auto 28px',
      gridTemplateRows: '24px 40px',
      alignItems: 'center',
      rowGap: 4,
      height: 70,
    },
  },
});

const tall = { alignSelf: 'start', height: unit } as const;
export const star = style({
  display: 'grid',
  placeItems: 'center',
  // The button may be higher than its place: it stays in line with what is beside it.
  alignContent: 'center',
  ...tall,
  '@container': { [width.card]: { gridColumn: 4, gridRow: 1, height: 24 } },
});
export const time = style({
  paddingBlockStart: 6,
  '@container': { [width.card]: { gridColumn: '1 / 3', gridRow: 1, padding: 0 } },
});

export const names = style({
  display: 'grid',
  gridAutoRows: unit,
  alignItems: 'center',
  alignContent: 'start',
  minWidth: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  borderRadius: vars.radius.xs,
  selectors: { '[data-lines=one] &': { gridAutoRows: '19px' } },
  '@container': {
    [width.card]: { gridColumn: '1 / 3', gridRow: 2, gridAutoRows: '20px', fontSize: vars.font.size.md },
  },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
/** The side that gives goals to the other: a word, and bold in another colour. */
export const giving = style({ fontWeight: vars.font.weight.bold, color: vars.color.accent.text });
export const gives = style({
  flex: 'none',
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.accent.text,
});
export const draw = style({
  color: vars.color.text.tertiary,
  fontWeight: vars.font.weight.regular,
  selectors: { '[data-lines=one] &': { display: 'none' } },
  '@container': { [width.card]: { display: 'none' } },
});
export const redCard = style({
  flex: 'none',
  width: 7,
  height: 10,
  borderRadius: 1.5,
  background: vars.color.down.solid,
  forcedColorAdjust: 'none',
});

export const score = style({
  display: 'grid',
  gridAutoRows: unit,
  alignItems: 'center',
  justifyItems: 'center',
  alignContent: 'start',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  selectors: { '[data-lines=one] &': { gridAutoRows: '19px' } },
  '@container': {
    [width.card]: { gridColumn: '3 / 5', gridRow: 2, gridAutoRows: '20px', justifyItems: 'end' },
  },
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gridColumn: '-2 / -1',
  gridRow: 1,
  minWidth: 24,
  ...tall,
  borderRadius: vars.radius.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  selectors: { '&:hover': { color: vars.color.text.primary } },
  // In a card it shares the block above the prices: a row of its own would push the last prices out of the card.
  '@container': {
    [width.card]: { gridColumn: '1 / -1', justifySelf: 'end', height: 24, marginInlineEnd: 40 },
  },
});

/** A long-term event: its outcomes stand on a page of their own. */
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: `calc(${base} + ${unit})`,
  paddingInline: '4px 12px',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.sm,
});
export const eventLink = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  fontWeight: vars.font.weight.medium,
});
export const eventRest = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });

// Prices of six and more signs are under their label, smaller; in a narrow column of results the label gives way.
const long = `:is([data-odds=wide] ${cells} ${oddsCell}, ${cells} ${oddsCell}[data-long])`;
globalStyle(`${long}:not([data-state]) ${oddsPrice}`, { fontSize: vars.font.size.xs, letterSpacing: '-0.02em' });
globalStyle(`${cells} ${oddsLabel}`, { flex: 'none' });

// When the keyboard reaches an element under a sticky part, the page scrolls until the element shows.
globalStyle(`${match} :is(a, button)`, { scrollMarginBlock: '84px 12px' });
