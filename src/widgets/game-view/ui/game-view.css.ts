import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const view = style({
  containerName: 'game',
  containerType: 'inline-size',
  background: vars.color.surface.base,
});
/** A column beside a list. It stays while the list scrolls, and scrolls by itself. */
export const preview = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: `calc(100dvh - ${vars.size.header} - ${vars.size.footerBar})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.base,
});
const narrow = 'game (max-width: 639.98px)';
const wide = 'game (min-width: 1100px)';

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
  padding: '16px 24px 12px',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@container': { [narrow]: { paddingInline: 12 } },
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
/** Under the names: the star of each side. */
export const stars = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSm,
  marginBlockStart: vars.space[2],
  '@media': { [media.touch]: { minBlockSize: vars.size.controlMd } },
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
      gap: vars.space[1],
      fontSize: vars.font.size.sm,
      textAlign: 'center',
      justifyContent: 'start',
    },
  },
});
export const home = style([side, { flexDirection: 'row-reverse', textAlign: 'end' }]);
export const sideName = style({ overflowWrap: 'anywhere', display: 'flex', alignItems: 'center', gap: 6 });
export const middle = style({ display: 'grid', justifyItems: 'center', gap: vars.space[1] });
export const score = style({
  display: 'flex',
  gap: 10,
  fontSize: vars.font.size.xxxl,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  letterSpacing: vars.letterSpacing.display,
  '@container': { [narrow]: { fontSize: vars.font.size.xxl } },
});
export const number = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });
export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 20,
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

export const periods = style({
  margin: '12px auto 0',
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const periodCell = style({ padding: '2px 10px', textAlign: 'center' });
export const periodSide = style({ padding: '2px 10px', textAlign: 'start', fontWeight: vars.font.weight.medium });
export const periodHead = style({ color: vars.color.text.tertiary, fontWeight: vars.font.weight.medium });

/** As high as the bar that comes into it. */
export const barPlace = style({ minBlockSize: 45, '@media': { [media.touch]: { minBlockSize: 53 } } });

/**
 * Markets stand in two columns where there is room, in three in a wide window, so that a price is near its name. A
 * market never breaks.
 */
export const markets = style({
  columnCount: 2,
  columnGap: 0,
  columnRule: `1px solid ${vars.color.border.hairline}`,
  '@container': { [narrow]: { columnCount: 1 }, [wide]: { columnCount: 3 } },
});
export const single = style({});
export const note = style({ padding: vars.space[3] });
export const loadingRow = style({ marginBlockStart: vars.space[3] });
