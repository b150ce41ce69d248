import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[4],
  fontSize: vars.font.size.sm,
});
export const link = style({ minHeight: 24, color: vars.color.accent.text, overflowWrap: 'anywhere' });
/** Says the language of a page that does not speak the site's. */
export const whole = style({ display: 'contents' });
