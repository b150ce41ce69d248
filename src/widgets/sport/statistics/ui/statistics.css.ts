import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

/** A table may be wider than its card: it scrolls inside. */
export const scroller = style({ overflowX: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
const cell = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: hairline,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
export const headCell = style([
  cell,
  { color: vars.color.text.secondary, fontSize: vars.font.size.xs, fontWeight: vars.font.weight.regular },
]);
export const numberCell = style([cell]);
export const strongCell = style([cell, { fontWeight: vars.font.weight.semibold }]);
export const teamCell = style([
  cell,
  { inlineSize: '100%', minWidth: 140, textAlign: 'start', fontWeight: vars.font.weight.medium, whiteSpace: 'normal' },
]);
/** What a phone has no room for. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const ownRow = style({ background: vars.color.surface.selected });
export const abbreviation = style({ textDecoration: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.targetMin,
  color: vars.color.text.primary,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent.text, textDecoration: 'underline' } },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});
export const marks = style({ display: 'inline-flex', gap: vars.space[1] });
const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  minHeight: 20,
  borderRadius: vars.radius.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
});
export const outcome = {
  win: style([mark, { background: vars.color.won.soft, color: vars.color.won.text }]),
  draw: style([mark, { background: vars.color.surface.sunken, color: vars.color.text.secondary }]),
  loss: style([mark, { background: vars.color.lost.soft, color: vars.color.lost.text }]),
};

/** Two lists beside each other have no more room than a phone. */
const narrowList = '(max-width: 479.98px)';
export const lines = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ borderBlockEnd: hairline, selectors: { '&:last-child': { borderBlockEnd: 0 } } });
export const lineBox = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 64px minmax(0, 1fr) 28px',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlMd,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: vars.color.surface.hover } },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
  '@container': {
    [narrowList]: { gridTemplateColumns: '56px minmax(0, 1fr) 48px minmax(0, 1fr) 24px', padding: vars.space[2] },
  },
});
export const when = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const home = style({ textAlign: 'end' });
export const side = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const score = style({
  textAlign: 'center',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
/** Beside the names of the teams. */
export const headScore = style([
  score,
  { color: vars.color.text.primary, fontSize: vars.font.size.lg, textAlign: 'start' },
]);
export const live = style({ color: vars.color.live.text, fontSize: vars.font.size.xs, textAlign: 'center' });

/** Rounds stand side by side, as in a printed draw; on a phone one below the other. */
export const rounds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 1fr)',
  overflowX: 'auto',
  '@media': { [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const round = style({ display: 'flex', flexDirection: 'column', minWidth: 0, padding: vars.space[2] });
export const roundName = style({
  margin: 0,
  padding: `0 ${vars.space[2]} ${vars.space[2]}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
});
export const roundLines = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  justifyContent: 'space-around',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tie = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space[2]}`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: vars.color.surface.hover } },
});
export const players = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const player = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.targetMin,
  padding: `0 ${vars.space[4]}`,
  fontSize: vars.font.size.sm,
});
export const shirt = style({
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const role = style({ color: vars.color.text.secondary, fontSize: vars.font.size.xs });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pairSide = style({ minWidth: 0, paddingBlock: vars.space[2] });
export const pairName = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
});
export const quiet = style({
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
});
export const competition = style([
  link,
  {
    display: 'flex',
    minHeight: vars.size.controlMd,
    padding: `0 ${vars.space[4]}`,
    fontSize: vars.font.size.sm,
  },
]);
export const tieSide = style({ display: 'contents' });
export const tieWinner = style([tieSide, { fontWeight: vars.font.weight.semibold }]);
export const sections = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const section = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSm,
  padding: `0 ${vars.space[3]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  textDecoration: 'none',
  selectors: {
    '&[aria-current=page]': {
      borderColor: vars.color.accent.border,
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
    },
  },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});
export const named = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
