import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const view = style({
  containerName: 'game',
  containerType: 'inline-size',
  background: vars.color.surface.base,
});
/** A column that stays while what is beside it scrolls, and scrolls by itself. */
const ownColumn = {
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: `calc(100dvh - ${vars.size.header} - ${vars.size.footerBar})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
} as const;
/** The match beside a list. */
export const preview = style({ ...ownColumn, background: vars.color.surface.base });
const narrow = 'game (max-width: 639.98px)';
const wide = 'game (min-width: 1100px)';

/** Where both have room side by side. */
const roomy = 'game (min-width: 720px)';
/** What plays is open, or has not come yet. */
const isOpen = '&:not(:has([data-view="0"]))';
/** The picture is asked for first and is at the end of the line; closed, it is a line above the prices. */
export const played = style({
  '@container': {
    [roomy]: {
      selectors: {
        [isOpen]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 240px', alignItems: 'start' },
      },
    },
    [wide]: { selectors: { [isOpen]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } } },
  },
});
export const picture = style({
  gridArea: '1 / 2',
  minInlineSize: 0,
  '@container': {
    [roomy]: {
      selectors: {
        [`${isOpen.replace('&', played)} > &`]: ownColumn,
      },
    },
  },
});
/** Markets ask how much room they have, not how much the page has. */
export const prices = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  containerName: 'game',
  containerType: 'inline-size',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 40,
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});
export const flipped = style({
  transform: 'scaleX(-1)',
  selectors: { '[dir=rtl] &': { transform: 'none' } },
});
export const onward = style({ flex: 'none', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
export const champ = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minWidth: 0,
  minHeight: 24,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** Head of the preview: who plays, and the link to the whole match. */
export const names = style({ flex: 1, fontWeight: vars.font.weight.semibold, color: vars.color.text.primary });
export const all = style([champ, { flex: 'none', color: vars.color.accent.text }]);
export const locked = style({ margin: `${vars.space[2]} ${vars.space[3]}` });

export const head = style({
  position: 'relative',
  padding: '3px 24px',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@container': { [narrow]: { padding: '2px 12px' } },
});
export const outright = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.semibold });
export const closes = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[6],
  '@container': { [narrow]: { gap: vars.space[2] } },
});
/** At the outer ends of the head: the star of each side. */
export const stars = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInline: vars.space[3],
  '@container': { [narrow]: { insetBlockStart: 0, insetInline: 4 } },
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
globalStyle(`${stars} > *`, {
  pointerEvents: 'auto',
  // Beside the crest, not over the name; the room for a finger goes further down.
  '@container': { [narrow]: { alignItems: 'start', paddingBlockStart: 4 } },
});
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      gap: 0,
      fontSize: vars.font.size.xs,
      lineHeight: '14px',
      textAlign: 'center',
      justifyContent: 'start',
    },
  },
});
// On a phone a name has two lines below a small crest.
globalStyle(`${side} > svg`, { '@container': { [narrow]: { inlineSize: 20, blockSize: 20 } } });
export const home = style([side, { flexDirection: 'row-reverse', textAlign: 'end' }]);
export const sideName = style({ overflowWrap: 'anywhere', display: 'flex', alignItems: 'center', gap: 6 });
export const middle = style({ display: 'grid', justifyItems: 'center', gap: 2 });
export const score = style({
  display: 'flex',
  gap: 10,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  letterSpacing: vars.letterSpacing.display,
});
export const number = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });
export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 16,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const minute = style({ fontWeight: vars.font.weight.semibold, color: vars.color.live.text });
export const dot = style({
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.live.solid,
});

/** As high as a timeline, so that what is below does not move. */
export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
  blockSize: 16,
  marginBlockStart: 2,
  overflow: 'hidden',
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.secondary,
  '@container': { [narrow]: { columnGap: 6 } },
});
export const period = style({ whiteSpace: 'nowrap' });
export const periodNow = style([period, { fontWeight: vars.font.weight.semibold, color: vars.color.text.primary }]);
export const points = style([period, { fontWeight: vars.font.weight.semibold, color: vars.color.live.text }]);

/** As high as the bar that comes into it. */
export const barPlace = style({ minBlockSize: 45, '@media': { [media.touch]: { minBlockSize: 53 } } });

/** Markets are in as many columns as there is room for. A market never breaks. */
export const markets = style({
  columnGap: 0,
  columnRule: `1px solid ${vars.color.border.hairline}`,
});
export const note = style({ padding: vars.space[3] });
export const loadingRow = style({ marginBlockStart: vars.space[3] });
