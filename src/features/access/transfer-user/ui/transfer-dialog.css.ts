import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[3] });
export const text = style({ margin: 0, color: vars.color.text.secondary });
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontSize: vars.font.size.md,
});
