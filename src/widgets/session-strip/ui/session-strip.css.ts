import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** At the end of the header. The frame keeps the place free. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  blockSize: '100%',
  paddingInline: vars.space[3],
});
/** In one column: five places of the foot of the menu. */
export const short = style({
  gridColumnEnd: 'span 5',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minInlineSize: 0,
});
export const figures = style({ display: 'grid', flex: 'none', justifyItems: 'end', lineHeight: 1.2 });
export const name = style({ fontSize: vars.font.size.xxs, color: vars.color.text.secondary });
export const values = style({
  margin: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const shortValues = style([values, { fontSize: vars.font.size.xs }]);
export const rest = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 28,
  minInlineSize: 0,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.2,
  color: vars.color.warning.text,
});
export const shortRest = style([rest, { fontSize: vars.font.size.xxs, maxBlockSize: 44, overflow: 'hidden' }]);
export const stop = style({
  flex: 'none',
  '@media': { [media.touch]: { blockSize: vars.size.targetTouch } },
});
