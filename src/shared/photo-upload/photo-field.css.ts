import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** The field of a file is also where one may be dropped. */
export const input = style({
  width: '100%',
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
  fontSize: vars.font.size.sm,
});
export const progress = style({ width: '100%', accentColor: vars.color.accent.solid });
export const fileName = style({ overflowWrap: 'anywhere' });
