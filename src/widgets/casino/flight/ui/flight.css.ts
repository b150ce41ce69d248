import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.aboveNarrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const own = style({ background: vars.color.accent.soft });
export const quiet = style({ color: vars.color.text.secondary, fontWeight: vars.font.weight.regular });
export const strong = style({ fontWeight: vars.font.weight.semibold });
/** How many rounds got so far, with a mark where the maths expects the end of the bar. */
export const track = style({
  position: 'relative',
  height: 8,
  minWidth: 60,
  borderRadius: vars.radius.full,
  background: vars.color.surface.pressed,
});
export const fill = style({ height: '100%', borderRadius: vars.radius.full, background: vars.color.text.tertiary });
export const mark = style({
  position: 'absolute',
  insetBlock: -3,
  width: 2,
  background: vars.color.text.primary,
});
export const wide = style({ width: '40%' });
