import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  minWidth: 0,
  background: vars.color.surface.base,
});
export const title = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const heading = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
