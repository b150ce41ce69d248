import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const box = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const field = style({ flex: 1, minInlineSize: 0 });
export const count = style({
  flex: 'none',
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
});
