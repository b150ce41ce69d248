import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const { color } = vars;

export const tray = style({ display: 'grid', gap: vars.space[3], '@media': { [media.phone]: { gap: vars.space[2] } } });
export const chips = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[1] });
/** A chip is a disc with its value; the one in the hand has a ring around it. */
export const chip = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `4px dashed ${color.accent.border}`,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  color: color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed=true]': {
      background: color.accent.solid,
      color: color.accent.onSolid,
      outline: `2px solid ${color.accent.solid}`,
      outlineOffset: 2,
    },
  },
});
export const value = style({ '::before': { content: 'attr(data-sum)' } });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(4, auto)' } },
});
export const act = style({
  paddingInline: vars.space[2],
  '@media': { [media.touch]: { height: vars.size.targetTouch } },
});
