import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  // At the foot of a phone half and double are beside the stake, and there is no room for usual sums.
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const field = style({});
/** The stake is in the middle, between its two buttons. */
globalStyle(`${field} input`, {
  textAlign: 'center',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${field} > span`, { '@media': { [media.touch]: { height: vars.size.targetTouch } } });
const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlLg,
  height: 38,
  border: 0,
  background: 'none',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { width: vars.size.targetTouch, height: 42 } },
});
export const less = style([
  step,
  {
    marginInlineStart: -12,
    borderInlineEnd: hairline,
    borderStartStartRadius: vars.radius.control,
    borderEndStartRadius: vars.radius.control,
  },
]);
export const more = style([
  step,
  {
    marginInline: `${vars.space[2]} -12px`,
    borderInlineStart: hairline,
    borderStartEndRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
  },
]);
export const presets = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridAutoColumns: vars.size.targetTouch } },
});
export const usual = style({ '@media': { [media.phone]: { display: 'none' } } });
export const preset = style({
  selectors: {
    '&[aria-pressed=true]': { background: vars.color.accent.soft, color: vars.color.accent.text },
  },
  '@media': { [media.touch]: { height: vars.size.targetTouch } },
});
